import { createStore, del, entries, get, set, type UseStore, update } from 'idb-keyval';
import { isRecord, numberOr, parseJson, textOr } from '../lib/record';
import type { RecordId } from '../lib/recordId';

/** The values of a form when it was last touched. */
export interface Draft {
  /** The staff's name for it: 编辑客户：明德教育. */
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The initial values of the form, where it changes something that the server has. */
  readonly base?: Readonly<Record<string, unknown>>;
  /** Whether it is about a student or client: removed when its user signs out, after a week at most. */
  readonly personal?: boolean;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

/**
 * One person's drafts on this machine, by the path of their form, which names route and record. No method fails: where the
 * browser refuses to store, there are no drafts.
 */
export interface Drafts {
  read(path: string): Promise<Draft | undefined>;
  write(path: string, draft: Draft): Promise<void>;
  /** Writes before it returns: the page is about to go. Found again by `read` in this tab of the browser. */
  rescue(path: string, draft: Draft): void;
  remove(path: string): Promise<void>;
  /** All drafts that can still be taken up, latest first. */
  all(): Promise<readonly FoundDraft[]>;
  /**
   * Removes drafts about people as their user signs out. No joined page of the browser keeps any more in this session.
   * A page that is signed out by another one would else write what it holds as it goes.
   */
  forgetPersonal(): Promise<void>;
  /**
   * Calls `gone` with the path of a draft that is removed, here or by another page, or typed on there.
   * The other pages are asked about `path` at once. Returns the way out.
   */
  follow(gone: (path: string) => unknown, path?: string): () => void;
  /** Joins the other pages of the browser; returns the way out. `isTyped` says which drafts have a living form here. */
  join(isTyped?: (path: string) => boolean): () => void;
}

/** A draft and the path of its form. */
export interface FoundDraft extends Draft {
  readonly path: string;
}

/**
 * The forms that were left with drafts. Each comes once, with the latest of its drafts, at the address that opens it.
 */
export function draftedForms(found: readonly FoundDraft[]): readonly FoundDraft[] {
  const forms = found.map((draft) => ({ ...draft, path: draft.path.replace(/#.*/, '') }));
  const isSame = (one: FoundDraft, other: FoundDraft) => one.path === other.path && one.name === other.name;
  return forms.filter((form, index) => index === forms.findIndex((other) => isSame(form, other)));
}

const day = 24 * 3600 * 1000;
/** Milliseconds after which a draft is removed as useless, and the shorter time for one about people. */
const lifetime = 30 * day;
const personalLifetime = 7 * day;

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore('zhiyuantong-drafts', 'drafts');
  return opened;
}

/**
 * Creates the drafts of a person; drafts that are too old are removed, whoever they belong to. `token` is that of the
 * present session. A page may sleep through a sign-out, and wake up in the person's next session.
 */
export function createDrafts(
  userId: RecordId,
  now: () => number = Date.now,
  token: () => string | undefined = () => undefined,
): Drafts {
  const prefix = `draft:${userId}:`;
  const keyOf = (path: string) => prefix + path;
  let pages: BroadcastChannel | undefined;
  const followers = new Set<(path: string) => unknown>();
  const tellHere = (taken: string) => {
    for (const gone of followers) gone(taken);
  };
  const tellPages = (taken: string) => pages?.postMessage({ taken });
  /** The session whose user signs out. */
  let ended: { readonly token: string | undefined } | undefined;
  const hasEnded = () => ended !== undefined && [undefined, ended.token].includes(token());
  const isKept = ({ personal }: Draft) => !(personal && hasEnded());
  const isAlive = ({ savedAt, personal }: Draft) =>
    now() - savedAt <= (personal ? personalLifetime : lifetime);

  /**
   * Moves a rescued draft to its usual place, unless a newer one is there. Where that is refused, it stays where it is.
   */
  async function settle(key: string): Promise<Draft | undefined> {
    const rescued = parseDraft(orNothing(() => sessionStorage.getItem(key)));
    if (!rescued) return undefined;
    let latest = rescued;
    await orNever(async () => {
      await update<Draft>(
        key,
        (kept) => {
          if (kept && kept.savedAt > rescued.savedAt) latest = kept;
          return latest;
        },
        store(),
      );
      sessionStorage.removeItem(key);
    });
    return latest;
  }

  const drafts: Drafts = {
    async read(path) {
      const draft = (await settle(keyOf(path))) ?? (await orNever(() => get<Draft>(keyOf(path), store())));
      if (!draft || isAlive(draft)) return draft;
      await orNever(() => del(keyOf(path), store()));
      return undefined;
    },
    async write(path, draft) {
      if (!isKept(draft)) return;
      tellPages(path);
      await orNever(() => set(keyOf(path), draft, store()));
    },
    rescue(path, draft) {
      if (isKept(draft)) orNothing(() => sessionStorage.setItem(keyOf(path), JSON.stringify(draft)));
    },
    async remove(path) {
      tellPages(path);
      orNothing(() => sessionStorage.removeItem(keyOf(path)));
      await orNever(() => del(keyOf(path), store()));
      // A follower that is reading all drafts has them by now.
      tellHere(path);
    },
    async all() {
      const rescued = orNothing(() => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix)));
      for (const key of rescued ?? []) await settle(key);
      const kept = (await orNever(() => entries<string, Draft>(store()))) ?? [];
      // Drafts that are too old are deleted on the way, other people's too.
      for (const [key, draft] of kept) if (!isAlive(draft)) await orNever(() => del(key, store()));
      return kept
        .filter(([key, draft]) => key.startsWith(prefix) && isAlive(draft))
        .map(([key, draft]) => ({ ...draft, path: key.slice(prefix.length) }))
        .toSorted((a, b) => b.savedAt - a.savedAt);
    },
    forgetPersonal() {
      const until = now();
      pages?.postMessage(until);
      return forget(until);
    },
    follow(gone, asked) {
      followers.add(gone);
      pages?.postMessage({ asked });
      return () => void followers.delete(gone);
    },
    join(isTyped = () => false) {
      const channel = new BroadcastChannel(prefix);
      channel.addEventListener('message', ({ data }) => {
        if (!isRecord(data)) return void forget(numberOr(data));
        const { asked, taken } = data;
        if (typeof asked === 'string' && isTyped(asked)) tellPages(asked);
        tellHere(textOr(taken));
      });
      pages = channel;
      return () => {
        channel.close();
        if (pages === channel) pages = undefined;
      };
    },
  };

  /** Drafts that were saved later belong to the next session. */
  async function forget(until: number): Promise<void> {
    ended = { token: token() };
    for (const { path, personal, savedAt } of await drafts.all())
      if (personal && savedAt <= until) await drafts.remove(path);
  }

  return drafts;
}

function parseDraft(text: string | null | undefined): Draft | undefined {
  const stored = parseJson(text ?? '');
  if (!isRecord(stored) || !isRecord(stored.values)) return undefined;
  const { name, values, base, personal, savedAt } = stored;
  return {
    name: textOr(name),
    values,
    ...(isRecord(base) && { base }),
    ...(personal === true && { personal }),
    savedAt: numberOr(savedAt),
  };
}

async function orNever<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

function orNothing<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
