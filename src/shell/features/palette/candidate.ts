/** Groups of candidates in the palette, in their order while nothing is typed. */
export const groups = ['tabs', 'favourites', 'recent', 'actions', 'pages', 'tasks', 'records'] as const;

export type Group = (typeof groups)[number];

/** A choice in the palette. */
export interface Candidate {
  /** Unique among all, and the same when the palette is opened again. */
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  /** Its place, behind the title: 系统管理 / 日志管理. */
  readonly hint: string;
  /** Words that find it besides its title. */
  readonly keywords: readonly string[];
  readonly run: () => void;
  /** Key of the tab of the page that it opens, where that page can be a favourite. */
  readonly page?: string;
  /** Whether it is the tab in front. */
  readonly current?: boolean;
  /** Name of the shortcut that does the same. */
  readonly shortcut?: string;
}

/** The id under which a choice is remembered: a tab counts as its page. */
export function memoryOf({ id, page }: Candidate): string {
  return page === undefined ? id : pageId(page);
}

/** Id of the candidate that opens the page of a tab's key. */
export function pageId(key: string): string {
  return `page:${key}`;
}
