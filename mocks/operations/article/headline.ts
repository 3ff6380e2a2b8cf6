import { z } from 'zod';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { mostHeadlines } from '@/resources/operations/headlines/article';
import { fullProvince, type HeadlineSlot } from '@/resources/operations/headlines/headlineSlots';
import { isPublished } from '@/src/lib/contentStatus';
import { audit } from '../../audit';
import { nextRev, refuseForeign, refuseMoved } from '../../businessRules';
import { platformStoreId } from '../../customer/storeRow';
import { provinces } from '../../gaokao/provinces';
import type { MockServer } from '../../mockServer';
import { refuse } from '../../responses';
import { type Route, read, route } from '../../route';
import { formatTime } from '../../time';
import { optionalTime } from '../contentInput';
import { articleIn } from './articleSight';
import { type ArticleRow, articleTable } from './articleTable';

const { name: bizType, operations } = operationsEndpoints['operations/headlines'];

const input = z.object({
  isHeadline: z.coerce.number().pipe(z.literal([0, 1])),
  beginTime: optionalTime('头条开始'),
  endTime: optionalTime('头条结束'),
});

/** 设为头条 and 取消头条 (screen O8). */
export const headlineRoute: Route = route(operations.headline, async (request) => {
  const row = await articleIn(request);
  refuseForeign(request, row);
  refuseMoved(request, row);
  const { isHeadline, beginTime, endTime } = read(request.body, input);
  const now = formatTime(request.mockServer.now());
  const slot = isHeadline === 1 ? { headBegin: beginTime || now, headEnd: endTime } : noSlot;
  if (isHeadline === 1) {
    if (!isPublished(row)) refuse('请先发布该资讯');
    if (endTime === '') refuse('请选择头条结束');
    if (slot.headEnd <= slot.headBegin) refuse('头条结束须晚于头条开始');
    if (slot.headEnd <= now) refuse('头条结束须晚于当前时间');
    await refuseFull(request.mockServer, { ...row, ...slot });
  }
  const stamp = { updateTime: now, updateBy: request.user.nickName };
  const after = { ...row, isHeadline, ...slot, ...nextRev(row), ...stamp };
  await (await request.mockServer.table(articleTable)).put(after);
  const action = isHeadline === 1 ? '设为头条' : '取消头条';
  const fields = { headBegin: '头条开始', headEnd: '头条结束' };
  await audit(request, { bizType, bizId: row.id, action, before: row, after, fields });
});

/** The times of an article that does not lead. */
export const noSlot = { headBegin: '', headEnd: '' };

/**
 * Refuses a headline where its province is full on the sites that show it. An institution's article is on its own
 * site alone, beside those of the platform. `also` are further headlines published with it.
 */
export async function refuseFull(
  server: MockServer,
  row: ArticleRow,
  also: readonly ArticleRow[] = [],
): Promise<void> {
  const leading = (await server.table(articleTable)).all().filter((other) => {
    const isAnother = other.id !== row.id && also.every(({ id }) => id !== other.id);
    const isBeside = [platformStoreId, row.storeId].includes(other.storeId);
    return isAnother && isBeside && isPublished(other) && other.isHeadline === 1;
  });
  const full = fullProvince(slotOf(row), [...leading, ...also].map(slotOf), named);
  if (full !== undefined) refuse(`${full} 在所选时段已有 ${mostHeadlines} 条头条`);
}

const named = provinces.map(({ id, short }) => ({ id, name: short }));

function slotOf({ provinceIds, headBegin, headEnd }: ArticleRow): HeadlineSlot {
  return { provinceIds, begin: headBegin, end: headEnd };
}
