import { z } from 'zod';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import {
  linkTarget,
  mostTargets,
  recommendationRules,
  recommendTargets,
  type Targeting,
  targetingProblem,
} from '@/resources/operations/recommendations/recommendation';
import { isFoundIn } from '@/src/lib/searchText';
import { refuseInstitution } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { code } from '../../expert/orderRules';
import { provinceOf } from '../../gaokao/provinces';
import { provinceNow } from '../../gaokao/provinceTable';
import { member } from '../../list';
import type { MockServer } from '../../mockServer';
import { refuse } from '../../responses';
import { idsSchema, type Route, read, route } from '../../route';
import {
  choice,
  idList,
  numberMember,
  onOffState,
  optionalId,
  optionalText,
  place,
  textMember,
} from '../../rules';
import { labelsOf } from '../../system/dictSeed';
import { optionalTime } from '../contentInput';
import { publicUsers, usersOfCrowd } from '../user/publicUsers';
import { crowdTable } from '../user/userTables';
import { type RecommendRow, recommendTable } from './recommendTable';
import { type Target, targetsOf } from './targets';

const endpoints = operationsEndpoints['operations/recommendations'];
const { list, one, create, update, remove, reach, targets } = endpoints.operations;

/** Choices that a picker is offered at once. */
const mostOffered = 20;

const ids = idList.nullish().transform((some) => some ?? []);
const targeting = z.object({
  provinceIds: ids,
  subjectTypes: z
    .array(z.literal([1, 2, 3], '请选择选科类型'))
    .nullish()
    .transform((some): number[] => some ?? []),
  rankMin: numberMember(recommendationRules.rankMin),
  rankMax: numberMember(recommendationRules.rankMax),
  crowdId: optionalId,
});

const input = targeting
  .extend({
    name: textMember(recommendationRules.name),
    position: choice('推荐位', labelsOf('recommend_position')),
    targetType: code('推荐对象', recommendTargets).pipe(z.literal([1, 2, 3, 4, 5])),
    targetIds: idList
      .max(mostTargets, `对象最多 ${mostTargets} 个`)
      .nullish()
      .transform((some) => some ?? []),
    link: textMember(recommendationRules.link),
    beginTime: optionalTime('开始时间'),
    endTime: optionalTime('结束时间'),
    sort: place,
    status: onOffState,
  })
  .refine(({ targetType, targetIds }) => targetType === linkTarget || targetIds.length > 0, '请选择对象')
  .refine(({ targetType, link }) => targetType !== linkTarget || link !== '', '请输入链接')
  .refine(
    ({ beginTime, endTime }) => beginTime === '' || endTime === '' || endTime > beginTime,
    '结束时间必须晚于开始时间',
  );

/** Recommendations of the sites (screen O9). */
export const recommendRoutes: readonly Route[] = [
  ...crudHandlers({ ...endpoints, operations: { list, one, create, update, remove } }, recommendTable, {
    input,
    contains: ['name'],
    matches: { provinceIds: holds('provinceIds'), subjectTypes: holds('subjectTypes') },
    order: { field: 'sort' },
    presenter: ({ mockServer }) => presenter(mockServer),
    distinct: {
      name: { text: '该位置已有同名推荐', among: (row, other) => row.position === other.position },
    },
    audit: { name: '推荐名称', beginTime: '开始时间', endTime: '结束时间', sort: '排序' },
    check: async (action, row, request) => {
      const { mockServer } = request;
      refuseInstitution(request);
      if (action === 'remove') return row.status === 1 ? refuse('请先停用再删除') : undefined;
      const provinces = await Promise.all(row.provinceIds.map((id) => provinceNow(mockServer, id)));
      const types = new Map(provinces.map((province) => [province?.id, province?.subjectType]));
      const problem = targetingProblem(row, (id) => types.get(id));
      if (problem) refuse(problem);
      if (row.crowdId !== null && !(await mockServer.table(crowdTable)).get(row.crowdId))
        refuse('请选择人群');
      if (row.status === 1) await refuseGone(mockServer, row);
    },
  }),
  route(reach, async ({ mockServer, body }) => {
    const wanted = read(body, targeting);
    const { crowdId } = wanted;
    const users = crowdId === null ? await publicUsers(mockServer) : await usersOfCrowd(mockServer, crowdId);
    return { users: users.filter((user) => isMeant(user, wanted)).length };
  }),
  route(targets, async ({ mockServer, body }) => {
    const asked = read(
      body,
      z.object({
        targetType: code('推荐对象', recommendTargets),
        keyword: optionalText('关键词', 60),
        ids: z.union([z.literal('').transform((): number[] => []), idsSchema]).nullish(),
      }),
    );
    const all = await targetsOf(mockServer, asked.targetType);
    const chosen = all.filter(({ id }) => asked.ids?.includes(id));
    const found = all.filter((target) => isFoundIn(target.name, asked.keyword) && !chosen.includes(target));
    return [...chosen, ...found.slice(0, mostOffered)];
  }),
];

/** Whether a row is for one of something; for none in particular is for all. */
function holds(name: 'provinceIds' | 'subjectTypes') {
  return (row: object, wanted: string): boolean => {
    const own = member(row, name);
    return Array.isArray(own) && (own.length === 0 || own.map(String).includes(wanted));
  };
}

function isMeant(
  user: { readonly provinceId: number; readonly subjectType: number; readonly rank: number | null },
  { provinceIds, subjectTypes, rankMin, rankMax }: Targeting,
): boolean {
  const isThere = provinceIds.length === 0 || provinceIds.includes(user.provinceId);
  const isSuch = subjectTypes.length === 0 || subjectTypes.includes(user.subjectType);
  if (rankMin === null || rankMax === null) return isThere && isSuch;
  return isThere && isSuch && user.rank !== null && user.rank >= rankMin && user.rank <= rankMax;
}

async function refuseGone(server: MockServer, { targetType, targetIds }: RecommendRow): Promise<void> {
  if (targetType === linkTarget) return;
  const known = new Set((await targetsOf(server, targetType)).map(({ id }) => id));
  if (!targetIds.every((id) => known.has(id))) refuse('推荐对象已停用或不存在');
}

/** Recommendations with the names of what they recommend, and of their provinces. */
async function presenter(server: MockServer): Promise<(row: RecommendRow) => object> {
  const byType = await Promise.all(
    recommendTargets.map(async ({ value }) => [value, namesOf(await targetsOf(server, value))] as const),
  );
  const names = new Map<number, ReadonlyMap<number, string>>(byType);
  const crowds = await server.table(crowdTable);
  return (row) => ({
    ...row,
    targetNames:
      row.targetType === linkTarget
        ? row.link
        : row.targetIds.map((id) => names.get(row.targetType)?.get(id) ?? '已停用或不存在').join('、'),
    provinceNames: row.provinceIds.flatMap((id) => provinceOf(id)?.short ?? []).join('、') || '全国',
    crowdName: (row.crowdId !== null && crowds.get(row.crowdId)?.name) || '',
  });
}

function namesOf(targets: readonly Target[]): ReadonlyMap<number, string> {
  return new Map(targets.map(({ id, name }) => [id, name]));
}
