import { consults } from '../consult/consults';
import { operationsEndpoints } from '../endpoints';
import { editAddress, editQuestionAddress, listAddress, questionsAddress } from '../headlines/articlePaths';
import { headlines } from '../headlines/headlines';
import { ArticleForm } from './ArticleForm';
import { QuestionForm } from './QuestionForm';

/** Content of the pages 新建内容 and 编辑信息, by the `type` of the address: an article, or a question with answer. */
export const writing = {
  headline: {
    resource: headlines,
    one: operationsEndpoints['operations/edit-info'].operations.one,
    ...{ Form: ArticleForm, listAddress, editAddress },
  },
  consult: {
    resource: consults,
    one: operationsEndpoints['operations/consult'].operations.one,
    ...{ Form: QuestionForm, listAddress: questionsAddress, editAddress: editQuestionAddress },
  },
} as const;

export type Writing = (typeof writing)[keyof typeof writing];

/** The content of an address: articles where it names none, undefined for anything unknown. */
export function writingOf(type: string | null): Writing | undefined {
  if (type === null || type === 'headline') return writing.headline;
  return type === 'consult' ? writing.consult : undefined;
}
