import { operationsEndpoints } from '@/resources/operations/endpoints';
import { isPublished } from '@/src/lib/contentStatus';
import { audit } from '../../audit';
import { nextRev, refuseForeign, refuseMoved } from '../../businessRules';
import { refuse } from '../../responses';
import { type Route, route, type SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import { remember, versionIn, versionRoutes } from '../contentVersions';
import { problemOf } from './articleInput';
import { articleIn } from './articleSight';
import { type ArticleRow, articleTable } from './articleTable';
import { categoryNames } from './categoryNames';

const { versions, version, rollback } = operationsEndpoints['operations/edit-info'].operations;
const { name: bizType } = operationsEndpoints['operations/headlines'];

/** Earlier versions of an article, and their restoration (screen O6). */
export const articleVersionRoutes: readonly Route[] = [
  ...versionRoutes({ versions, version }, async (request) => {
    const row = await articleIn(request);
    // only callers who may change the article may read its earlier versions
    refuseForeign(request, row);
    return ownerOf(row);
  }),
  route(rollback, async (request) => {
    const row = await articleIn(request);
    refuseForeign(request, row);
    refuseMoved(request, row);
    const { no, title, summary, content } = await versionIn(request, ownerOf(row));
    const stamp = { updateTime: formatTime(request.mockServer.now()), updateBy: request.user.nickName };
    const after = { ...row, title, summary, content, ...nextRev(row), ...stamp };
    const problem = isPublished(row) && problemOf(after, await categoryNames(request.mockServer));
    if (problem) refuse(problem);
    await rememberArticle(request, row);
    await (await request.mockServer.table(articleTable)).put(after);
    const fields = { title: '标题', content: '正文' };
    await audit(request, {
      ...{ bizType, bizId: row.id, action: '恢复版本', before: row, after, fields },
      remark: `版本 ${no}`,
    });
  }),
];

/** Stores the text of an article before a change. */
export async function rememberArticle(request: SignedInRequest, before: ArticleRow): Promise<void> {
  await remember(request, ownerOf(before), before);
}

function ownerOf({ id }: ArticleRow) {
  return { bizType, bizId: id };
}
