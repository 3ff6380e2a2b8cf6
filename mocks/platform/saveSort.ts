import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { devEndpoints } from '@/resources/dev/endpoints';
import { placeRule } from '@/src/lib/fieldRule';
import { refuseForeign, refuseInstitution } from '../businessRules';
import { appTable } from '../customer/appTable';
import { customerMenuTable } from '../customer/customerMenuTable';
import { sampleTreeTable } from '../dev/sampleTreeTable';
import { member } from '../list';
import { menuTable } from '../menu/menuTable';
import { articleTable } from '../operations/article/articleTable';
import { categoryTable } from '../operations/category/categoryTable';
import { goodServiceTable } from '../operations/goodService/goodServiceTable';
import { recommendTable } from '../operations/recommend/recommendTable';
import { serviceTable } from '../operations/service/serviceTable';
import { forbidden, found, refuse } from '../responses';
import { idSchema, read, route, type SignedInRequest } from '../route';
import { numberMember } from '../rules';
import { canCall } from '../session';
import { linkTable } from '../show/link';
import { outletTable } from '../show/network';
import { bannerTable } from '../show/website';
import { orgTable } from '../system/orgTable';
import type { TableDefinition } from '../table';
import { uploadTitleTable } from '../upload/titleTable';

const sort = numberMember({ ...placeRule, required: placeRule.message });
const requestSchema = z.object({
  module: z.string(),
  list: z.array(z.object({ id: idSchema, sort })).min(1, '请先选择数据'),
});

type Places = z.infer<typeof requestSchema>['list'];

/** A table whose rows have an order: who may change it, and how it is changed. */
interface Sorted {
  readonly permission: string | undefined;
  readonly save: (request: SignedInRequest, places: Places) => Promise<void>;
}

/** The modules that `saveSort` knows, by name (design decision 8). A resource that declares an order adds its table here. */
const modules: Readonly<Record<string, Sorted>> = {
  app: sorted(appTable, 'customer:app:edit'),
  menu: sorted(menuTable, 'system:menu-config:edit', { parent: 'parentId' }),
  managemenu: sorted(customerMenuTable, 'customer:menu:edit', { parent: 'parentId' }),
  org: sorted(orgTable, 'system:organization:edit', { parent: 'parentId' }),
  link: sorted(linkTable, 'show:link:edit'),
  banner: sorted(bannerTable, 'show:website:edit'),
  network: sorted(outletTable, 'show:network:edit'),
  goodService: sorted(goodServiceTable, 'operations:good-service:edit', { refuse: refuseInstitution }),
  headline: sorted(articleTable, 'operations:headlines:top', { refuse: refuseForeign }),
  recommend: sorted(recommendTable, 'operations:recommendations:edit', { refuse: refuseInstitution }),
  title: sorted(uploadTitleTable, 'upload:title:edit'),
  service: sorted(serviceTable, 'operations:service:edit', { refuse: refuseInstitution }),
  resourceCategory: { permission: undefined, save: saveCategories },
  devSampleTree: sorted(sampleTreeTable, devEndpoints['dev/sample-tree'].operations.update.permission, {
    parent: 'parentId',
  }),
};

/** New places among siblings (screens-platform, section 0); nothing is written where one of the rows is refused. */
export const saveSortRoute = route(platformCalls.saveSort, async (request) => {
  const { module, list } = read(request.body, requestSchema);
  const table = modules[module] ?? refuse(`模块「${module}」不支持排序`);
  if (!(await canCall(request.mockServer, request.user, table.permission))) throw forbidden('rpc');
  await table.save(request, list);
});

/**
 * Saves the order of categories. Resources and posters share a table (screens O14 and O15), each kind with its own
 * permission.
 */
async function saveCategories(request: SignedInRequest, places: Places): Promise<void> {
  const { mockServer, user } = request;
  const table = await mockServer.table(categoryTable);
  const kinds = new Set(places.map(({ id }) => found(table.get(id)).kind));
  for (const kind of kinds) {
    const permission = `operations:${kind === 2 ? 'marketing' : 'resource'}-categories:edit`;
    if (!(await canCall(mockServer, user, permission))) throw forbidden('rpc');
  }
  if (kinds.size > 1) refuse('只能在同一层级内排序');
  await sorted(categoryTable, undefined, { parent: 'parentId', refuse: refuseInstitution }).save(
    request,
    places,
  );
}

interface SortRules<Row> {
  /** The member that tells siblings from others; all rows are siblings where absent. */
  readonly parent?: keyof Row & string;
  /** Refuses by throwing a row that is not the caller's. */
  readonly refuse?: (request: SignedInRequest, row: Row) => void;
}

function sorted<Row extends { sort: number }>(
  definition: TableDefinition<Row>,
  permission: string | undefined,
  { parent, refuse: refuseRow }: SortRules<Row> = {},
): Sorted {
  const save = async (request: SignedInRequest, places: Places) => {
    const table = await request.mockServer.table(definition);
    const rows = places.map(({ id, sort: place }) => ({ ...found(table.get(id)), sort: place }));
    for (const row of rows) refuseRow?.(request, row);
    const parents = new Set(rows.map((row) => parent && member(row, parent)));
    if (parents.size > 1) refuse('只能在同一层级内排序');
    for (const row of rows) await table.put(row);
  };
  return { permission, save };
}
