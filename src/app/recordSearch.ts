import type { DataDeps } from '@/providers/data/callOperation';
import { postProvider } from '@/providers/data/postProvider';
import { restProvider } from '@/providers/data/restProvider';
import type { Send } from '@/providers/http/request';
import { actionsOn, allowedBy } from '../crud/actions/actionsOn';
import { type Resource, titleOf } from '../crud/defineResource';
import { crudFilters } from '../crud/list/listAddress';
import type { Row } from '../crud/resourceSpec';
import { digitsOf, readPhone } from '../lib/phoneNumber';
import type { FoundRecord, PageTask, RecordSearch } from '../shell/features/palette/RecordSearchContext';
import type { MenuNode } from '../shell/model/menu/menuTree';
import { findByPath, pathOfView } from '../shell/model/menu/readMenu';
import type { Runtime } from './createRuntime';
import type { DomainStore } from './domainStore';
import { findByPinyin, isSpelled, type ReadPage } from './nameIndex';

/** Rows of one resource at most. */
const rowsEach = 5;
/** Calls under way at the same time, at most. */
const callsAtOnce = 4;

/** Digits of a telephone number that are searched: fewer are part of too many. */
const fewestDigits = 4;

/** A searched resource, and the path of its list. */
interface Searched {
  readonly resource: Resource;
  /** Name of the filter. */
  readonly filter: string;
  readonly path: string;
}

/** The request for a page of a list. */
interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly filters: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Searches every resource that names a filter for it (`search`), is in the tree and allows the person its list. Their
 * domains are fetched by the first search. Letters alone are pinyin as well, which no server finds. Digits are part
 * of a telephone number as well. What fails fails quietly: the response says that something is missing.
 */
export function createRecordSearch(
  { domains, deps, queryClient }: Pick<Runtime, 'domains' | 'deps' | 'queryClient'>,
  tree: readonly MenuNode[],
): RecordSearch {
  const quiet: DataDeps = { ...deps, send: quietly(deps.send) };
  const providers = { rpc: postProvider(quiet), rest: restProvider(quiet) };

  async function list({ name, sort, filters, endpoints }: Resource, asked: PageRequest) {
    return providers[endpoints.family].getList<Row>({
      resource: name,
      pagination: { currentPage: asked.page, pageSize: asked.size },
      filters: crudFilters(filters, asked.filters),
      sorters: sort ? [sort] : [],
      meta: { signal: asked.signal },
    });
  }

  const readPage: ReadPage = (resource, page, size) => list(resource, { page, size, filters: {} });

  /** The rows that the search's own filter does not find: those spelled like the text, and those with the number. */
  async function readOthers(resource: Resource, text: string, signal: AbortSignal): Promise<readonly Row[]> {
    if (isSpelled(text)) return findByPinyin(queryClient, resource, text, readPage);
    const phone = resource.filters.find((filter) => filter.read === readPhone);
    const number = readPhone(text) ?? digitsOf(text) ?? '';
    if (!phone || number.length < fewestDigits) return [];
    const filters = { [phone.name]: number };
    return (await list(resource, { page: 1, size: rowsEach, filters, signal })).data;
  }

  async function read(searched: Searched, text: string, signal: AbortSignal): Promise<FoundRecord[]> {
    const { resource, filter } = searched;
    const hasPage = deps.can(resource.endpoints.operations.one);
    const [{ data }, more] = await Promise.all([
      list(resource, { page: 1, size: rowsEach, filters: { [filter]: text }, signal }),
      readOthers(resource, text, signal),
    ]);
    const found = (row: Row, filtered = titleOf(resource, row)) => ({
      kind: resource.label,
      title: titleOf(resource, row),
      address: hasPage ? showAddress(searched, row) : listAddress(searched, filtered),
    });
    const ids = new Set(data.map(({ id }) => String(id)));
    const others = more.filter(({ id }) => !ids.has(String(id)));
    return [...data.map((row) => found(row, text)), ...others.map((row) => found(row))].slice(0, rowsEach);
  }

  return {
    pageTasks: async () => {
      const { found } = await findResources(domains, tree);
      return found.flatMap(({ resource, path }): PageTask[] => {
        const page = findByPath(tree, path)?.title ?? resource.label;
        const label = resource.createLabel ?? `新增${resource.label}`;
        const isAllowed = allowedBy(deps.can, resource);
        return [
          ...(deps.can(resource.endpoints.operations.create)
            ? [{ label, page, address: `${path}/create` }]
            : []),
          ...actionsOn(resource, 'row')
            .filter(isAllowed)
            .flatMap(({ waiting, ...action }) =>
              waiting
                ? [{ label: action.label, page, address: `${path}?${new URLSearchParams(waiting)}` }]
                : [],
            ),
        ];
      });
    },
    search: async (text, onFound, signal) => {
      const { found, missing } = await findResources(domains, tree);
      const searched = found.flatMap(({ resource, path }): Searched[] => {
        const canList = deps.can(resource.endpoints.operations.list);
        return resource.search && canList ? [{ resource, path, filter: resource.search }] : [];
      });
      let failed = missing;
      await inTurns(searched, async (one) => {
        if (signal.aborted) return;
        try {
          const records = await read(one, text, signal);
          if (records.length > 0 && !signal.aborted) onFound(records);
        } catch {
          failed = true;
        }
      });
      return failed ? 'partial' : 'complete';
    },
  };
}

function showAddress({ path }: Searched, { id }: Row): string {
  return `${path}/show/${encodeURIComponent(id)}`;
}

/** The list with the filter set, where a record has no page of its own. */
function listAddress({ path, filter }: Searched, text: string): string {
  return `${path}?${new URLSearchParams({ [filter]: text })}`;
}

/**
 * The resources whose lists are in the tree, each with the list's path. `missing` where a domain could not be fetched.
 */
async function findResources(domains: DomainStore, tree: readonly MenuNode[]) {
  const fetched = await Promise.allSettled(viewsByDomain(tree).map((view) => domains.load(view)));
  const missing = fetched.some(({ status }) => status === 'rejected');
  const resources = fetched.flatMap((one) =>
    one.status === 'fulfilled' && one.value ? one.value.resources : [],
  );
  const found = resources.flatMap((resource) => {
    const path = pathOfView(tree, resource.view);
    return path && !path.includes('/:') ? [{ resource, path }] : [];
  });
  return { found, missing };
}

/** One view of each domain that the tree leads to: the domain's name is the first part of it. */
function viewsByDomain(tree: readonly MenuNode[]): readonly string[] {
  const views = tree.flatMap(viewsOf);
  return [...new Map(views.map((view) => [view.split('/')[0], view])).values()];
}

function viewsOf({ target, children }: MenuNode): readonly string[] {
  return [...(target.kind === 'page' ? [target.view] : []), ...children.flatMap(viewsOf)];
}

/** Sends without messages: the palette itself says, in one line, that something could not be read. */
function quietly(send: Send): Send {
  return (call) => send({ ...call, options: { ...call.options, quiet: true } });
}

/** Does the work for each, a few at a time. */
async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const take = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: callsAtOnce }, take));
}
