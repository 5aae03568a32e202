/** The fans in force of a set that counts fans, in the order in which they are evaluated. */
export interface FanPlan {
  readonly unit: 'fan';
}
