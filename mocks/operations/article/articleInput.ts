import { z } from 'zod';
import {
  articleRules,
  publishProblem,
  summaryOf,
  tagsProblem,
} from '@/resources/operations/headlines/article';
import { idOrNone } from '../../route';
import { idList, optionalText, textMember } from '../../rules';
import { optionalTime, wordsOf } from '../contentInput';
import type { ArticleRow } from './articleTable';

const yearText = '请选择适用年份';

/** Members of an article. A draft needs only a title; publication is checked by {@link problemOf}. */
export const articleInput = z
  .object({
    title: textMember(articleRules.title),
    categoryId: idOrNone.nullish().transform((id) => id ?? 0),
    cover: optionalText('封面', 255),
    summary: textMember(articleRules.summary),
    content: z
      .string('请输入正文')
      .nullish()
      .transform((html) => html ?? ''),
    provinceIds: idList.nullish().transform((ids) => ids ?? []),
    year: z
      .number(yearText)
      .int(yearText)
      .nullish()
      .transform((year) => year ?? null),
    tags: z
      .array(z.string())
      .nullish()
      .transform((tags) => tags ?? [])
      .superRefine((tags, { addIssue }) => {
        const message = tagsProblem(tags);
        if (message) addIssue({ code: 'custom', message });
      }),
    source: textMember(articleRules.source),
    sourceUrl: textMember(articleRules.sourceUrl),
    publishTime: optionalTime('发布时间'),
    expireTime: optionalTime('过期时间'),
  })
  .refine(
    ({ publishTime, expireTime }) => publishTime === '' || expireTime === '' || expireTime > publishTime,
    '过期时间须晚于发布时间',
  )
  .transform((article) => ({ ...article, summary: summaryOf(article.summary, wordsOf(article.content)) }));

/** Why an article cannot be read by the public as it is; undefined where it can. */
export function problemOf(
  { categoryId, cover, content, sourceUrl }: ArticleRow,
  names: ReadonlyMap<number, string>,
): string | undefined {
  const categoryName = names.get(categoryId) ?? '';
  return publishProblem({ categoryName, cover, words: wordsOf(content), sourceUrl })?.text;
}
