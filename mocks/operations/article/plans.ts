import { z } from 'zod';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { planRules } from '@/resources/operations/headlines/releasePlan';
import { isOver, isPublished, overText } from '@/src/lib/contentStatus';
import { audit } from '../../audit';
import { isOfPlatform, nextRev, refuseForeign } from '../../businessRules';
import { ApiError, forbidden, found, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { idList, numberMember, textMember } from '../../rules';
import { canCall } from '../../session';
import { formatTime } from '../../time';
import { problemOf } from './articleInput';
import { type ArticleRow, articleTable, type PlanRow, planTable } from './articleTable';
import { categoryNames } from './categoryNames';
import { noSlot, refuseFull } from './headline';

const { name: bizType, operations } = operationsEndpoints['operations/headlines'];

const input = z.object({
  id: idSchema.nullish(),
  name: textMember(planRules.name),
  articleIds: idList.min(1, '请选择资讯'),
  headlineIds: idList.nullish(),
  headHours: numberMember(planRules.headHours),
});

/** 放榜预案: what is ready for the hour at which the scores come out (screen O8). */
export const planRoutes: readonly Route[] = [
  route(operations.plans, async (request) => {
    const all = (await request.mockServer.table(planTable)).all();
    const plans = all.filter(({ storeId }) => isOfPlatform(request) || storeId === request.user.storeId);
    const shown = await Promise.all(plans.map((plan) => present(request, plan)));
    return shown.toReversed();
  }),
  route(operations.savePlan, async (request) => {
    const { id, headlineIds: asked, ...values } = read(request.body, input);
    const table = await request.mockServer.table(planTable);
    const before = id == null ? undefined : waiting(await planIn(request, id));
    const articles = await request.mockServer.table(articleTable);
    for (const articleId of values.articleIds) refuseForeign(request, found(articles.get(articleId)));
    const known = before?.headlineIds ?? [];
    const headlineIds = (asked ?? known).filter((one) => values.articleIds.includes(one));
    if (headlineIds.some((one) => !known.includes(one))) await requireTop(request);
    const storeId = before?.storeId ?? request.user.storeId;
    const state = { storeId, releaseTime: '', releaseBy: '' };
    const saved = await table.put({ ...values, ...state, headlineIds, id: before?.id ?? table.nextId() });
    return { id: saved.id };
  }),
  route(operations.removePlan, async (request) => {
    const table = await request.mockServer.table(planTable);
    await table.remove(waiting(await planIn(request)).id);
  }),
  route(operations.releasePlan, async (request) => {
    const plan = waiting(await planIn(request));
    const rows = await rowsOf(request, plan);
    for (const { row } of rows) refuseForeign(request, row);
    if (rows.some(({ row }) => plan.headlineIds.includes(row.id))) await requireTop(request);
    for (const { row, problem } of rows) if (problem !== '') refuse(`「${row.title}」：${problem}`);
    for (const { row } of rows) await goLive(request, row, plan);
    const table = await request.mockServer.table(planTable);
    const releaseTime = formatTime(request.mockServer.now());
    await table.put({ ...plan, releaseTime, releaseBy: request.user.nickName });
  }),
];

/** Refuses to make headlines to whoever may not do so by itself (设为头条). */
async function requireTop({ mockServer, user }: SignedInRequest): Promise<void> {
  if (!(await canCall(mockServer, user, operations.headline.permission))) throw forbidden('rpc');
}

/** The plan that a call names; refuses those of another institution. */
async function planIn(request: SignedInRequest, id: unknown = request.body.id): Promise<PlanRow> {
  const plan = found((await request.mockServer.table(planTable)).get(read(id, idSchema)));
  refuseForeign(request, plan);
  return plan;
}

function waiting(plan: PlanRow): PlanRow {
  return plan.releaseTime === '' ? plan : refuse('该预案已上线');
}

async function present(request: SignedInRequest, plan: PlanRow): Promise<object> {
  const { articleIds: _articleIds, storeId: _storeId, headlineIds, ...shown } = plan;
  const items = (await rowsOf(request, plan)).map(({ row, problem }) => ({
    ...{ articleId: row.id, title: row.title, problem },
    isHeadline: headlineIds.includes(row.id) ? 1 : 0,
  }));
  return { ...shown, items };
}

/** The articles of a plan as they will be, each with its obstacle; articles deleted meanwhile are left out. */
async function rowsOf(
  request: SignedInRequest,
  plan: PlanRow,
): Promise<{ readonly row: ArticleRow; readonly problem: string }[]> {
  const { mockServer } = request;
  const [articles, names] = [await mockServer.table(articleTable), await categoryNames(mockServer)];
  const kept = plan.articleIds.flatMap((id) => articles.get(id) ?? []);
  const planned = kept.map((row) => ({ ...row, ...slotIn(plan, row, mockServer.now()) }));
  const leading = planned.filter(({ isHeadline }) => isHeadline === 1);
  return Promise.all(
    planned.map(async (row) => {
      const isWaiting = plan.releaseTime === '';
      const over = isOver(row.expireTime, formatTime(mockServer.now())) ? overText : undefined;
      const problem = isWaiting ? (problemOf(row, names) ?? over) : undefined;
      if (problem !== undefined || !isWaiting || row.isHeadline === 0) return { row, problem: problem ?? '' };
      const others = leading.filter(({ id }) => id !== row.id);
      return { row, problem: await problemOfHeadline(request, row, others) };
    }),
  );
}

/** The slot of an article once it is live: that of the plan, or its own that is not over. */
function slotIn({ headlineIds, headHours }: PlanRow, { id, headEnd }: ArticleRow, now: number) {
  if (!headlineIds.includes(id))
    return headEnd > formatTime(now) ? {} : { isHeadline: 0 as const, ...noSlot };
  return {
    isHeadline: 1 as const,
    headBegin: formatTime(now),
    headEnd: formatTime(now + headHours * 3_600_000),
  };
}

async function problemOfHeadline(
  { mockServer }: SignedInRequest,
  row: ArticleRow,
  others: readonly ArticleRow[],
): Promise<string> {
  try {
    await refuseFull(mockServer, row, others);
    return '';
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

/** Publishes an article now, whatever time it was given. */
async function goLive(request: SignedInRequest, row: ArticleRow, { name }: PlanRow): Promise<void> {
  const table = await request.mockServer.table(articleTable);
  const before = found(table.get(row.id));
  const now = formatTime(request.mockServer.now());
  const publishTime = isPublished(before) && before.publishTime <= now ? before.publishTime : now;
  const stamp = { updateTime: now, updateBy: request.user.nickName };
  const after = { ...row, status: 1 as const, publishTime, submitTime: '', ...nextRev(before), ...stamp };
  await table.put(after);
  await audit(request, { bizType, bizId: row.id, action: '预案上线', before, after, remark: name });
}
