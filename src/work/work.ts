import { withoutTrailingSlash } from '../lib/path';

/** Something typed and not yet saved (architecture, section 5). */
export interface Unsaved {
  /** Unique; the same form keeps it for as long as it is open. */
  readonly id: string;
  /** As the staff would call it: 新增客户, 编辑客户：明德教育. */
  readonly name: string;
  /** Key of the tab that holds it. */
  readonly tab: string;
  /** Path of the address at which it is open; when the tab goes elsewhere, it is lost. */
  readonly path: string;
  /** Lost as soon as another tab is looked at: its page keeps no state. */
  readonly fleeting?: boolean;
  /** Saves it; resolves to whether that worked. Absent where it cannot be saved from outside. */
  readonly save?: () => Promise<boolean>;
  /** Writes its draft before it returns: the page may be about to go. */
  readonly rescue: () => void;
  /** Called when somebody has chosen to lose it: its draft goes too. */
  readonly drop: () => void;
}

/** A question on screen: may these be lost? */
export interface Leaving {
  readonly pieces: readonly Unsaved[];
  /** The first answer counts. */
  readonly answer: (yes: boolean) => void;
}

/** The one place that knows all unsaved work. `get`, `leaving` and `subscribe` fit useSyncExternalStore. */
export interface Work {
  get(): readonly Unsaved[];
  /** The question that waits for an answer. */
  leaving(): Leaving | undefined;
  subscribe(listener: () => void): () => void;
  /** Registers a piece, or replaces the one with its id. */
  put(piece: Unsaved): void;
  /** Forgets a piece that was saved. */
  remove(id: string): void;
  /** Forgets those whose form is gone. */
  prune(isOpen: (piece: Unsaved) => boolean): void;
  /** Asks whether these may be lost: true at once where there are none; dropped where the answer is yes. One question at a time: a second one is refused. */
  ask(pieces: readonly Unsaved[]): Promise<boolean>;
}

/** What is lost when the browser's address becomes another path (architecture, section 5). */
export function lostAt(pieces: readonly Unsaved[], pathname: string): readonly Unsaved[] {
  const path = withoutTrailingSlash(pathname);
  return pieces.filter((piece) => {
    const staysInTab = path === piece.tab || path.startsWith(`${piece.tab}/`);
    return staysInTab ? path !== piece.path : piece.fleeting === true;
  });
}

/** Opens an empty registry. */
export function createWork(): Work {
  const listeners = new Set<() => void>();
  let pieces: readonly Unsaved[] = [];
  let leaving: Leaving | undefined;

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  function keep(isKept: (piece: Unsaved) => boolean): void {
    const kept = pieces.filter(isKept);
    if (kept.length === pieces.length) return;
    pieces = kept;
    tell();
  }

  function drop(lost: readonly Unsaved[]): void {
    for (const piece of lost) piece.drop();
    keep((piece) => !lost.some(({ id }) => id === piece.id));
  }

  return {
    get: () => pieces,
    leaving: () => leaving,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    put(piece) {
      pieces = [...pieces.filter(({ id }) => id !== piece.id), piece];
      tell();
    },
    remove: (id) => keep((piece) => piece.id !== id),
    prune: keep,
    ask(lost) {
      if (lost.length === 0) return Promise.resolve(true);
      if (leaving) return Promise.resolve(false);
      return new Promise((resolve) => {
        const question: Leaving = {
          pieces: lost,
          answer(yes) {
            if (leaving !== question) return;
            leaving = undefined;
            if (yes) drop(lost);
            tell();
            resolve(yes);
          },
        };
        leaving = question;
        tell();
      });
    },
  };
}
