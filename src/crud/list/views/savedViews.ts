import { type FilterDefaults, type ListState, writeListState } from '../listAddress';

/** A view under its name: a query of the list's address. */
export interface SavedView {
  readonly name: string;
  readonly query: string;
}

/** Letters in the name of a view. */
export const longestName = 20;

/** Views that one user may keep of one list. */
export const mostViews = 30;

/** The saved views by name, in the order of the Chinese alphabet. */
export function listViews(stored: URLSearchParams): readonly SavedView[] {
  return [...stored]
    .map(([name, query]) => ({ name, query }))
    .sort((a, b) => a.name.localeCompare(b.name, 'zh-CN'));
}

/** The screen as a view's query: filters, sorting, page size and columns; always from page one. */
export function queryOf(state: ListState, defaults: FilterDefaults, cols: string): string {
  const query = writeListState(new URLSearchParams(), defaults, { ...state, page: 1 });
  query.set('cols', cols);
  return query.toString();
}

/** The reason why a view cannot have this name; undefined where it can. `known` are the names in use. */
export function problemOf(name: string, known: readonly string[]): string | undefined {
  if (name === '') return '请输入视图名称';
  if (name.length > longestName) return `视图名称长度不能超过 ${longestName} 个字符`;
  if (known.includes(name)) return '已有同名的视图';
  return undefined;
}

/**
 * The view on screen: the one that equals it, else one with the same columns. Undefined where the columns come from
 * elsewhere.
 */
export function viewOnScreen(views: readonly SavedView[], query: string): SavedView | undefined {
  const colsOf = (text: string) => new URLSearchParams(text).get('cols');
  return (
    views.find((view) => view.query === query) ?? views.find((view) => colsOf(view.query) === colsOf(query))
  );
}
