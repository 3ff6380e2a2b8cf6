import type { User } from '@/providers/auth/user';
import { personalPrefix } from '@/src/lib/personalTexts';
import { isRecord, parseJson, textOr } from '@/src/lib/record';
import { safeSession } from '@/src/lib/safeStorage';
import { findPage, type ToolboxPage } from './toolboxPages';
import type { ToolboxQuery } from './toolboxUrl';
import { parseQuery } from './toolMessage';

/** A page that was open recently. */
export interface RecentPage {
  readonly page: ToolboxPage;
  readonly query: ToolboxQuery;
  /** Name of the province in the query; empty where there is none. */
  readonly place: string;
}

/** Number of pages that are remembered. */
const most = 5;

/** The query may hold a student's exam results: it goes when its user signs out. */
const keyOf = ({ id }: Pick<User, 'id'>) => `${personalPrefix}toolbox-recent-${id}`;

/**
 * Pages that a person had open since this browser tab was opened, the last one first. Only pages that they may open
 * (TBX-3).
 */
export function readRecent(user: Pick<User, 'id' | 'diagnosis'>): readonly RecentPage[] {
  const stored = parseJson(safeSession.getItem(keyOf(user)) ?? '');
  return (Array.isArray(stored) ? stored : []).flatMap((entry) => {
    const page = isRecord(entry) && findPage(user, entry.page);
    return page ? [{ page, query: parseQuery(entry.query), place: textOr(entry.place) }] : [];
  });
}

/** Puts a page on top; the same page with the same query moves there. */
export function addRecent(user: Pick<User, 'id' | 'diagnosis'>, added: RecentPage): void {
  const others = readRecent(user).filter((one) => identityOf(one) !== identityOf(added));
  const kept = [added, ...others].slice(0, most);
  const stored = kept.map(({ page, query, place }) => ({ page: page.path, query, place }));
  safeSession.setItem(keyOf(user), JSON.stringify(stored));
}

function identityOf({ page, query }: RecentPage): string {
  return JSON.stringify([page.path, query]);
}
