import type { Circumstance } from '../../engine/vocabulary.ts';
import type { RuleSet } from '../../engine/rules/rule-set.ts';
import type { GivenOptions } from '../../engine/rules/options.ts';
import { bindRules } from '../../engine/rules/bind.ts';
import type { Command } from '../../ledger/decide.ts';
import { matchOver } from '../../ledger/position.ts';
import type { Player } from '../../ledger/posting.ts';
import { losersCount } from '../game/appraise.ts';
import { deleteGame, listGames, loadGame, updateGame } from '../game/database.ts';
import { applyAct, beginGame, isDone, openStored, tryAct } from '../game/stored-game.ts';
import type { OpenGame, StoredGame } from '../game/stored-game.ts';
import type { Store } from './app-state.ts';
import { beginDeal, entryOf, handOf, withCircumstance, withFrom, withHand } from './deal-draft.ts';
import type { DealDraft } from './deal-draft.ts';
import { keepDraft, keptDraft } from './draft-store.ts';
import { changeHand } from './hand-draft.ts';
import type { HandAction } from './hand-draft.ts';
import { rulesOfHand } from './hand-rules.ts';
import { randomId, randomKey } from './ids.ts';
import { chooseLanguage, loadTongue } from './language.ts';
import { formatRoute } from './route.ts';
import type { Route } from './route.ts';
import { saveSettings } from './settings.ts';
import type { Settings } from './settings.ts';

/** What the screens can make happen. */
export interface Actions {
  readonly go: (route: Route) => void;
  readonly setSettings: (change: Partial<Settings>) => Promise<void>;
  readonly openGame: (id: string) => Promise<void>;
  readonly notify: (text: string) => void;
  readonly dismiss: () => void;
  readonly startGame: (rules: RuleSet, options: GivenOptions, players: readonly Player[], names: readonly string[]) => Promise<unknown>;
  readonly listGames: () => Promise<void>;
  readonly deleteGame: (id: string) => Promise<void>;
  /** Mah-jongg of a player, or nobody's. */
  readonly beginDeal: (winner: Player | null) => void;
  readonly editDeal: (draft: DealDraft) => void;
  readonly setFrom: (from: Player) => void;
  readonly changeHand: (player: Player, action: HandAction) => void;
  readonly setCircumstance: (circumstance: Circumstance, on: boolean) => void;
  readonly setWin: (change: Pick<Partial<DealDraft>, 'robbing' | 'paysForAll' | 'reason'>) => void;
  /** Keeps the deal that is being entered; safe to be called twice, in two windows too. */
  readonly saveDeal: () => Promise<unknown>;
  /** Any other deed of the ledger; null while another one is under way. */
  readonly act: (command: Command, reason: string | null) => Promise<Outcome | null>;
}

/** How a deed ended: done (also when it had been done before), or why not. */
export type Outcome = 'done' | 'already' | 'moved' | 'refused';

/**
 * @param changed called with a game that was written here, so that it is sent and other windows hear of it
 */
export function createActions(store: Store, changed: (game: StoredGame) => void): Actions {
  const go = (route: Route): void => {
    location.hash = formatRoute(route);
  };

  const setSettings = async (change: Partial<Settings>): Promise<void> => {
    const settings = { ...store.get().settings, ...change };
    saveSettings(settings);
    store.set({ settings });
    if (change.language !== undefined) {
      store.set({ tongue: await loadTongue(chooseLanguage([settings.language ?? '', ...navigator.languages])) });
    }
  };

  const setDraft = (draft: DealDraft | null): void => {
    keepDraft(store.get().open?.stored.id ?? '', draft);
    store.set({ draft });
  };

  /** Opens a game of this device with what was being entered in it. */
  const openGame = async (id: string): Promise<void> => {
    const stored = await loadGame(id);
    const draft = stored === null ? null : keptDraft(id);
    store.set({ open: stored === null ? null : openStored(stored), draft });
    if (stored !== null) await setSettings({ game: id });
  };

  const notify = (text: string, undo: number | null = null): void => store.set({ notice: { text, undo, born: performance.now() } });

  /** Keeps what `command` does to the open game. The id decides: what was done once is not done again. */
  const keepAct = async (id: string, command: Command, reason: string | null, seq: number | null): Promise<Outcome> => {
    const { open } = store.get();
    if (open === null) return 'refused';
    let outcome = 'refused' as Outcome;
    let result = null as OpenGame | null;
    const stored = await updateGame(open.stored.id, (before) => {
      if (before === null) return null;
      if (isDone(before, id)) {
        outcome = 'already';
        return null;
      }
      const now = openStored(before);
      if (seq !== null && now.game.head.seq !== seq) {
        outcome = 'moved';
        result = now;
        return null;
      }
      const decision = tryAct(now, command);
      if ('refused' in decision) return null;
      outcome = 'done';
      result = applyAct(now, { id, command, reason, at: new Date().toISOString() }, decision);
      return result.stored;
    });
    if (stored !== null) store.set({ open: result ?? openStored(stored) });
    if (outcome === 'done' && stored !== null) changed(stored);
    return outcome;
  };

  const once = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (store.get().busy) return null;
    store.set({ busy: true });
    try {
      return await work();
    } finally {
      store.set({ busy: false });
    }
  };

  return {
    go,
    setSettings,
    openGame,
    notify,
    dismiss: () => store.set({ notice: null }),

    startGame: async (rules: RuleSet, options: GivenOptions, players: readonly Player[], names: readonly string[]) =>
      await once(async () => {
        const bound = bindRules(rules, '', options);
        if ('findings' in bound) return;
        const keys = { owner: randomKey(), scorer: randomKey(), viewer: randomKey() };
        const opening = { id: randomId(), opening: randomId(), keys, at: new Date().toISOString() };
        const game = beginGame({ ...opening, rules, options: bound.ready.options, players });
        const stored = (await updateGame(game.id, () => game)) ?? game;
        const { settings } = store.get();
        await setSettings({ game: game.id, names, ruleset: rules.id, options: { ...settings.options, [rules.id]: options } });
        store.set({ open: openStored(stored), draft: null });
        changed(stored);
        go({ screen: 'table' });
      }),

    listGames: async () => { store.set({ games: await listGames() }); },

    deleteGame: async (id: string) => {
      await deleteGame(id);
      if (store.get().open?.stored.id === id) {
        store.set({ open: null, draft: null });
        await setSettings({ game: null });
      }
      store.set({ games: await listGames() });
    },

    beginDeal: (winner: Player | null) => {
      const { open } = store.get();
      if (open === null) return;
      setDraft(beginDeal(randomId(), open.stored.id, open.game.head.seq, winner));
      go({ screen: winner === null ? 'result' : 'from' });
    },

    editDeal: (draft: DealDraft) => {
      setDraft(draft);
      go(draft.winner === null ? { screen: 'result' } : { screen: 'hand', player: playerIndex(store, draft.winner) });
    },

    setFrom: (from: Player) => {
      const { draft } = store.get();
      const winner = draft?.winner ?? null;
      if (draft === null || winner === null) return;
      setDraft(withFrom(draft, from));
      go({ screen: 'hand', player: playerIndex(store, winner) });
    },

    changeHand: (player: Player, action: HandAction) => {
      const { draft, open } = store.get();
      if (draft === null || open === null) return;
      setDraft(withHand(draft, player, changeHand(handOf(draft, player), action, rulesOfHand(draft, open.ready))));
    },

    setCircumstance: (circumstance: Circumstance, on: boolean) => {
      const { draft } = store.get();
      if (draft !== null) setDraft(withCircumstance(draft, circumstance, on));
    },

    setWin: (change: Pick<Partial<DealDraft>, 'robbing' | 'paysForAll' | 'reason'>) => {
      const { draft } = store.get();
      if (draft !== null) setDraft({ ...draft, ...change });
    },

    saveDeal: async () =>
      await once(async () => {
        const { draft, open, tongue } = store.get();
        if (draft === null || open === null) return;
        const entry = entryOf(draft, open.game.head.players, losersCount(open.ready));
        const { replaces, reason } = draft;
        const command: Command =
          replaces === null ? { type: 'record-deal', entry } : { type: 'replace-deal', deal: replaces, entry };
        const outcome = await keepAct(draft.id, command, replaces === null ? null : reason, draft.seq);
        if (outcome === 'moved') {
          setDraft({ ...draft, seq: store.get().open?.game.head.seq ?? draft.seq });
          notify(tongue.say('result.moved'));
        }
        const now = store.get().open;
        if (outcome === 'refused' && replaces === null && now !== null && matchOver(now.game.head)) notify(tongue.say('table.match-over'));
        if (outcome !== 'done' && outcome !== 'already') return;
        setDraft(null);
        const number = replaces ?? store.get().open?.game.head.deals ?? 0;
        if (outcome === 'already') notify(tongue.say('saved.already'));
        else notify(tongue.say('saved.deal', { n: number }), replaces === null ? number : null);
        go({ screen: 'table' });
      }),

    act: async (command: Command, reason: string | null) =>
      await once(async () => {
        const outcome = await keepAct(randomId(), command, reason, store.get().open?.game.head.seq ?? null);
        if (outcome === 'done') notify(store.get().tongue.say('saved.change'));
        return outcome;
      }),
  };
}

function playerIndex(store: Store, player: Player): number {
  return store.get().open?.game.head.players.indexOf(player) ?? 0;
}
