import { withoutTrailingSlash } from '../lib/path';
import { createStore } from '../lib/store';

/** A form with unsaved changes (architecture, section 5). */
export interface DirtyForm {
  /** Unique; the same form keeps it for as long as it is open. */
  readonly id: string;
  /** The staff's name for it: 新增客户, 编辑客户：明德教育. */
  readonly name: string;
  /** Key of the tab that holds it. */
  readonly tab: string;
  /** Path of the address at which it is open; when the tab goes elsewhere, it is lost. */
  readonly path: string;
  /** Members of the query that its page is told apart by, as they are there. With another value of one it is lost. */
  readonly query?: Readonly<Record<string, string>>;
  /** Whether pages below its path are laid over it: it stays as it is. */
  readonly staysBelow?: boolean;
  /** Whether it is lost as soon as its tab is not on screen: its page keeps no state. */
  readonly transient?: boolean;
  /** Saves it; resolves to whether that worked. Absent where it cannot be saved from outside. */
  readonly save?: () => Promise<boolean>;
  /** A further effect of saving; the question says it beside the name. */
  readonly saveNote?: string;
  /** Path of its draft now. */
  readonly draftAt?: () => string;
  /** Writes its draft before it returns: the page may be about to go. Absent where no draft of it can be kept. */
  readonly rescue?: () => void;
  /** Called when somebody has chosen to lose it: its draft is removed too. */
  readonly drop: () => void;
}

/** A question on screen: may these be lost? */
export interface PendingPrompt {
  readonly dirtyForms: readonly DirtyForm[];
  /** The first answer counts. */
  readonly answer: (yes: boolean) => void;
  /** Saves one after the other, then answers. Resolves with the first that could not be saved; undefined where all were. */
  readonly save: () => Promise<DirtyForm | undefined>;
}

/** The only registry of all unsaved changes. `get`, `pendingPrompt` and `subscribe` fit useSyncExternalStore. */
export interface UnsavedRegistry {
  get(): readonly DirtyForm[];
  /** The question that waits for an answer. */
  pendingPrompt(): PendingPrompt | undefined;
  subscribe(listener: () => void): () => void;
  /** Registers a dirty form, or replaces the one with its id. */
  put(dirtyForm: DirtyForm): void;
  /** Removes a form that was saved. */
  remove(id: string): void;
  /** Removes the ones whose form is gone. */
  prune(isOpen: (dirtyForm: DirtyForm) => boolean): void;
  /** Says which tabs are on screen at an address; until then none is. */
  setTabs(tabsAt: TabsAt): void;
  /** Unsaved changes that are lost when the browser goes to an address (architecture, section 5). */
  lostAt(address: string): readonly DirtyForm[];
  /**
   * Asks whether these may be lost: true at once where there are none; dropped where the answer is yes. One question at
   * a time: a second one is refused. A question whose forms have all been saved or closed meanwhile is answered no. They
   * have gone their own way, and nobody is to leave a second time.
   */
  confirmDiscard(dirtyForms: readonly DirtyForm[]): Promise<boolean>;
}

/** Keys of the tabs on screen at an address (path and query), its own first; empty where it has none. */
export type TabsAt = (address: string) => readonly string[];

/** Whether a form is still there while its tab is at an address (path and query). */
export function isOpenAt({ path, query = {}, staysBelow }: DirtyForm, address: string): boolean {
  const [pathname = '', search] = address.split(/[?#]/);
  const at = withoutTrailingSlash(pathname);
  const params = new URLSearchParams(search);
  if (at === path) return Object.entries(query).every(([name, value]) => (params.get(name) ?? '') === value);
  return staysBelow === true && at.startsWith(`${path}/`);
}

interface State {
  readonly dirtyForms: readonly DirtyForm[];
  readonly pendingPrompt: PendingPrompt | undefined;
}

/** Creates an empty registry; `onDrop` is called when somebody has chosen to lose forms. */
export function createUnsavedRegistry(onDrop?: () => void): UnsavedRegistry {
  const { get, set, subscribe } = createStore<State>({ dirtyForms: [], pendingPrompt: undefined });
  const change = (part: Partial<State>) => set({ ...get(), ...part });
  let tabsAt: TabsAt = () => [];
  /** The question whose forms are being saved as its answer. */
  let saving: PendingPrompt | undefined;

  function keep(isKept: (dirtyForm: DirtyForm) => boolean): void {
    const { dirtyForms } = get();
    const kept = dirtyForms.filter(isKept);
    if (kept.length === dirtyForms.length) return;
    change({ dirtyForms: kept });
    withdraw();
  }

  function isHere({ id }: DirtyForm): boolean {
    return get().dirtyForms.some((one) => one.id === id);
  }

  function withdraw(): void {
    const { pendingPrompt } = get();
    if (!pendingPrompt || pendingPrompt === saving) return;
    if (!pendingPrompt.dirtyForms.some(isHere)) pendingPrompt.answer(false);
  }

  function drop(lost: readonly DirtyForm[]): void {
    if (lost.some(isHere)) onDrop?.(); // the others were saved as the answer
    for (const dirtyForm of lost) dirtyForm.drop();
    keep((dirtyForm) => !lost.some(({ id }) => id === dirtyForm.id));
  }

  return {
    get: () => get().dirtyForms,
    pendingPrompt: () => get().pendingPrompt,
    subscribe,
    put(dirtyForm) {
      change({ dirtyForms: [...get().dirtyForms.filter(({ id }) => id !== dirtyForm.id), dirtyForm] });
    },
    remove: (id) => keep((dirtyForm) => dirtyForm.id !== id),
    prune: keep,
    setTabs(next) {
      tabsAt = next;
    },
    lostAt(address) {
      const shown = tabsAt(address);
      return get().dirtyForms.filter((dirtyForm) =>
        // outside of tabs there is only one place
        dirtyForm.tab === '' || dirtyForm.tab === shown[0]
          ? !isOpenAt(dirtyForm, address)
          : dirtyForm.transient === true && !shown.includes(dirtyForm.tab),
      );
    },
    confirmDiscard(lost) {
      if (lost.length === 0) return Promise.resolve(true);
      if (get().pendingPrompt) return Promise.resolve(false);
      return new Promise((resolve) => {
        const prompt: PendingPrompt = {
          dirtyForms: lost,
          answer(yes) {
            if (get().pendingPrompt !== prompt) return;
            change({ pendingPrompt: undefined });
            if (yes) drop(lost);
            resolve(yes);
          },
          async save() {
            saving = prompt;
            const refused = await firstRefused(lost);
            prompt.answer(refused === undefined);
            return refused;
          },
        };
        change({ pendingPrompt: prompt });
      });
    },
  };
}

async function firstRefused(dirtyForms: readonly DirtyForm[]): Promise<DirtyForm | undefined> {
  for (const dirtyForm of dirtyForms) {
    if (!(await dirtyForm.save?.())) return dirtyForm;
  }
  return undefined;
}
