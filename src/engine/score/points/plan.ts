/** The rules in force of a set that counts points and doublings, in the order in which they are evaluated. */
export interface PointsPlan {
  readonly unit: 'points';
}
