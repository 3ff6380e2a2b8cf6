import type { MenuRow } from '../menu/menuTable';

/** A node of RuoYi's router tree; empty members are left out (rest-contract, section 2.2). */
export interface Router {
  readonly name?: string;
  readonly path: string;
  readonly hidden: boolean;
  readonly redirect?: string;
  readonly component: string;
  readonly query?: string;
  readonly alwaysShow?: boolean;
  readonly meta?: Meta;
  readonly children?: readonly Router[];
}

interface Meta {
  readonly title: string;
  readonly icon: string;
  readonly noCache: boolean;
  /** Null where the entry leads nowhere else. */
  readonly link: string | null;
}

/**
 * The granted menu rows as RuoYi's routers. Pages that our menu stores as functions become hidden entries beside
 * their page, since RuoYi has no others.
 */
export function buildRouters(granted: readonly MenuRow[]): Router[] {
  return childrenOf(granted, 0).map((row) =>
    row.url || isHttp(row) ? firstLevel(row) : folder(row, granted),
  );
}

function below(granted: readonly MenuRow[], parent: MenuRow): Router[] {
  return childrenOf(granted, parent.id).flatMap((row) => {
    if (isAddress(row)) return [linkTo(row)];
    if (!row.url) return [folder(row, granted)];
    return [page(row), ...childrenOf(granted, row.id).map(page)];
  });
}

/** A page or link without a folder is in a wrapper; an outside one needs none. */
function firstLevel(row: MenuRow): Router {
  if (isHttp(row) && !row.innerLink) return linkTo(row);
  const hidden = row.hidden === 1;
  const meta = { ...metaOf(row), link: null };
  if (isHttp(row)) return { path: '/', hidden, component: 'Layout', meta, children: [linkTo(row)] };
  return { path: '/', hidden, component: 'Layout', children: [{ ...page(row), hidden: false }] };
}

function folder(row: MenuRow, granted: readonly MenuRow[]): Router {
  const children = below(granted, row);
  const isFirst = row.parentId === 0;
  return {
    ...base(row),
    path: isFirst ? `/${row.path}` : row.path,
    component: isFirst ? 'Layout' : 'ParentView',
    ...(children.length > 0 && { redirect: 'noRedirect', alwaysShow: true, children }),
  };
}

function page(row: MenuRow): Router {
  return { ...base(row), path: row.path, component: row.url };
}

/** Outside: opened in a new tab; inside: framed, under a path that its address is made into. */
function linkTo(row: MenuRow): Router {
  if (!row.innerLink) return { ...base(row), path: row.path, component: 'Layout', meta: metaOf(row) };
  const inner = row.path.replace(/https?:\/\/|www\./g, '').replace(/[.:]/g, '/');
  return { ...base(row), path: inner.replace(/^\//, ''), component: 'InnerLink', meta: metaOf(row) };
}

function base(row: MenuRow) {
  const { routeName, path, hidden, query } = row;
  const name = routeName || path;
  return {
    name: name.slice(0, 1).toUpperCase() + name.slice(1),
    hidden: hidden === 1,
    ...(query && { query }),
    meta: { ...metaOf(row), link: isHttp(row) ? path : null },
  };
}

function metaOf({ name, icon, noCache, path }: MenuRow): Meta {
  return { title: name, icon, noCache: noCache === 1, link: path };
}

/** Rows with a page or without, but no mere functions. */
function childrenOf(rows: readonly MenuRow[], parentId: number): MenuRow[] {
  return rows
    .filter((row) => row.parentId === parentId && (row.type === 1 || row.url !== ''))
    .sort((one, other) => one.sort - other.sort);
}

function isHttp({ path }: Pick<MenuRow, 'path'>): boolean {
  return /^https?:/.test(path);
}

/** Ours may also frame a page of its own deployment. */
function isAddress(row: Pick<MenuRow, 'path'>): boolean {
  return isHttp(row) || row.path.startsWith('/');
}
