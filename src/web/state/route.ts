/** The screens, by their address after the `#`: the back button of the phone leads through them. */
export type Route =
  | { readonly screen: 'home' | 'new' | 'games' | 'table' | 'from' | 'others' | 'result' | 'sheet' | 'seats' | 'penalty' | 'share' | 'rules' | 'settings' }
  /** The hand of one player, by the index in the order of the game. */
  | { readonly screen: 'hand'; readonly player: number }
  | { readonly screen: 'deal'; readonly deal: number }
  | { readonly screen: 'watch'; readonly game: string; readonly key: string };

const PLAIN = ['home', 'new', 'games', 'table', 'from', 'others', 'result', 'sheet', 'seats', 'penalty', 'share', 'rules', 'settings'] as const;

/** Reads `#/hand/2`; what it does not know leads home. */
export function parseRoute(hash: string): Route {
  const [name = '', first = '', second = ''] = hash.replace(/^#\/?/, '').split('/');
  const plain = PLAIN.find((screen) => screen === name);
  if (plain !== undefined) return { screen: plain };
  if (name === 'hand' && /^\d$/.test(first)) return { screen: 'hand', player: Number(first) };
  if (name === 'deal' && /^\d+$/.test(first)) return { screen: 'deal', deal: Number(first) };
  if (name === 'watch' && first !== '' && second !== '') return { screen: 'watch', game: first, key: second };
  return { screen: 'home' };
}

/** The address of a screen. */
export function formatRoute(route: Route): string {
  switch (route.screen) {
    case 'hand':
      return `#/hand/${route.player}`;
    case 'deal':
      return `#/deal/${route.deal}`;
    case 'watch':
      return `#/watch/${route.game}/${route.key}`;
    default:
      return `#/${route.screen}`;
  }
}

/** Screens that need a deal which is being entered. */
export function needsDraft({ screen }: Route): boolean {
  return screen === 'from' || screen === 'hand' || screen === 'others' || screen === 'result';
}
