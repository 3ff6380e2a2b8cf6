import type { FormRule } from 'antd';
import { contentStatus, reviewField } from '@/src/crud/content/contentActions';
import { richtext } from '@/src/crud/fields/richtext';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import { upload } from '@/src/crud/fields/upload/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { examYearOn } from '@/src/gaokao/examYears';
import { today } from '@/src/lib/dates';
import { htmlText } from '@/src/lib/htmlText';
import { isYes, textOr, textsOf } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, everywhere, formAndShow } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { tags } from '@/src/ui/fields/tags';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { yesNo } from '@/src/ui/fields/toggle';
import { StateTag } from '@/src/ui/StateTag';
import { provinces } from '../../lookups/province';
import { operationsEndpoints } from '../endpoints';
import { type Article, articleRules, contentProblem, sourceText, tagsProblem } from './article';

const { categories } = operationsEndpoints['operations/headlines'].operations;

const thisYear = examYearOn(today());
const years = Array.from({ length: 7 }, (_, index) => ({
  value: thisYear + 3 - index,
  label: `${thisYear + 3 - index} 年`,
}));

const tagRule: FormRule = {
  validator: async (_rule, value: unknown) => {
    const problem = tagsProblem(textsOf(value));
    if (problem) throw new Error(problem);
  },
};

/** A missing text is named as missing. */
const enoughWords: FormRule = {
  validator: async (_rule, value: unknown) => {
    const words = htmlText(textOr(value));
    const problem = words === '' ? undefined : contentProblem(words);
    if (problem) throw new Error(problem);
  },
};

const afterPublication: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: unknown) => {
    const published: unknown = getFieldValue('publishTime');
    const isEarly = textOr(value) !== '' && textOr(published) !== '' && textOr(value) <= textOr(published);
    if (isEarly) throw new Error('过期时间须晚于发布时间');
  },
});

/** Fields of an article, in the list, in the form of O5 and O6, and on its page. */
export const articleFields: FieldsOf<Article> = {
  title: text(articleRules.title, { on: everywhere, serverErrors: ['标题'], width: 260, Cell: TitleCell }),
  status: contentStatus(),
  categoryId: treeSelect(
    '分类',
    { operation: categories },
    {
      on: everywhere,
      required: true,
      shownBy: 'categoryName',
      serverErrors: ['请选择分类'],
      width: 100,
      priority: 'high',
    },
  ),
  cover: upload('封面', 'image', {
    required: true,
    crop: 1.5,
    shape: { minWidth: 600, minHeight: 400 },
    help: '封面尺寸不小于 600×400',
    serverErrors: ['封面'],
    priority: 'low',
  }),
  summary: textarea(articleRules.summary, { on: formAndShow, help: '不填则取正文前 80 字' }),
  content: richtext('正文', {
    on: formAndShow,
    required: true,
    rules: [enoughWords],
    serverErrors: ['正文'],
  }),
  provinceIds: provinces('适用省份', { on: everywhere }),
  year: choice<number>('适用年份', years, { on: everywhere, width: 90 }),
  tags: tags('标签', {
    on: everywhere,
    columnOff: true,
    rules: [tagRule],
    help: '最多 5 个',
    serverErrors: ['标签'],
  }),
  source: text(articleRules.source, { on: formAndShow }),
  sourceUrl: text(articleRules.sourceUrl, {
    on: formAndShow,
    help: `${sourceText}（政策解读、招考动态）`,
    serverErrors: ['来源链接', 'http://'],
  }),
  isHeadline: yesNo('头条', { on: ['filter', 'list', 'show'], width: 70 }),
  headBegin: datetime('头条开始', { on: ['filter', 'list', 'show'], priority: 'low' }),
  headEnd: datetime('头条结束', { on: ['filter', 'list', 'show'], priority: 'low' }),
  publishTime: datetime('发布时间', { on: everywhere, help: '不填则发布时为当前时间' }),
  expireTime: datetime('过期时间', {
    isEnd: true,
    on: everywhere,
    priority: 'low',
    rules: [afterPublication],
    serverErrors: ['过期时间'],
  }),
  author: text('作者', { on: ['filter', 'list', 'show'], width: 80 }),
  views: number('浏览量', { on: ['list', 'show'], width: 90 }),
  isInReview: reviewField(),
  isOutdated: yesNo('可能过时', { on: ['filter'] }),
};

/** The title, with a chip where the article names what is over. */
function TitleCell({ value, record }: CellProps<string>) {
  return (
    <>
      {value} {isYes(record.isOutdated) && <StateTag tone="warning">可能过时</StateTag>}
    </>
  );
}
