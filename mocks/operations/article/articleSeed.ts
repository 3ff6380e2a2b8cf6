import { summaryOf } from '@/resources/operations/headlines/article';
import { platformStoreId } from '../../customer/storeRow';
import { createRandom } from '../../random';
import type { SeedContext } from '../../table';
import { dayLength, formatTime } from '../../time';
import { uploadImageTable } from '../../upload/imageTable';
import { wordsOf } from '../contentInput';
import type { ArticleRow } from './articleTable';

/** Published articles of the seed; before them the drafts, after them those that were taken back. */
const publishedCount = 70;

/** The newest of them lead. */
const leadingCount = 4;

/** Titles of the seeded articles by category. */
const topics: readonly (readonly [categoryId: number, titles: readonly string[]])[] = [
  [301, ['本科批志愿填报时间确定', '提前批录取日程公布', '征集志愿开放时间提醒', '体检结论查询开通']],
  [302, ['平行志愿投档规则解读', '专项计划报考条件说明', '加分政策调整要点', '院校专业组怎么看']],
  [303, ['冲稳保比例如何安排', '调剂意愿填写要点', '志愿表检查清单']],
  [304, ['位次换算三步走', '同分排序怎么算', '用好往年投档线', '避开常见的十个误区']],
  [305, ['计算机类专业区别在哪里', '临床医学培养路径', '师范类专业就业方向', '新工科专业盘点']],
  [306, ['物理与历史怎么选', '再选科目组合分析', '选科要求查询方法']],
  [307, ['考前一周作息建议', '英语听力提分方法', '数学压轴题策略', '语文作文素材整理']],
];

const drafts = [
  '出分后第一步：核对位次',
  '出分当天常见问题',
  '出分后咨询安排',
  '强基计划校测准备',
  '暑期讲座预告',
];

/** The draft that is under review. */
const submitted = 3;

const subjects = ['湖南', '广东', '河南', '山东', '四川', ''] as const;
const codes: Readonly<Record<(typeof subjects)[number], readonly number[]>> = {
  湖南: [430000],
  广东: [440000],
  河南: [410000],
  山东: [370000],
  四川: [510000],
  '': [],
};
const authors = ['苏晚晴', '林知远'] as const;

interface Titled {
  readonly title: string;
  readonly categoryId: number;
  readonly subject: (typeof subjects)[number];
}

/** Eighty articles, the newest first: drafts, published and withdrawn ones. */
export function seedArticles(context: SeedContext): ArticleRow[] {
  const random = createRandom(806);
  const covers = context.seedOf(uploadImageTable).filter(({ category }) => category === 'article');
  const titled: readonly Titled[] = [
    ...drafts.map((title) => ({ title, categoryId: 303, subject: '湖南' as const })),
    ...publishedTitles(),
  ];
  return titled.map((one, index) => ({
    ...wordsOfOne(one, index),
    ...stateOf(index, context.now),
    ...{ id: titled.length - index, cover: covers[index % Math.max(1, covers.length)]?.url ?? '' },
    ...signed(random.pick(authors), context.now - ageOf(index)),
    ...{ pull: 20 + random.below(400), sort: index + 1 },
  }));
}

/** Milliseconds since an article was begun. */
function ageOf(index: number): number {
  return (index * 2.2 + 0.2) * dayLength;
}

function signed(author: string, created: number) {
  const time = formatTime(created);
  return { author, createTime: time, createBy: author, updateTime: time, updateBy: author, rev: 1 };
}

function wordsOfOne({ title, categoryId, subject }: Titled, index: number) {
  const content = contentOf(title);
  const isPolicy = categoryId === 301 || categoryId === 302;
  return {
    ...{ storeId: platformStoreId, title, categoryId, content, summary: summaryOf('', wordsOf(content)) },
    ...{ provinceIds: [...codes[subject]], year: index % 3 === 0 ? 2026 : null },
    tags: index % 2 === 0 ? ['志愿填报'] : [],
    source: isPolicy ? '省教育考试院' : '本站整理',
    sourceUrl: isPolicy ? `https://www.example.com/notice/${index + 1}` : '',
  };
}

type State = 'status' | 'publishTime' | 'expireTime' | 'submitTime' | 'isHeadline' | 'headBegin' | 'headEnd';

/** Drafts first; the first of those that are published lead. */
function stateOf(index: number, now: number): Pick<ArticleRow, State> {
  const never: Omit<Pick<ArticleRow, State>, 'status'> = {
    ...{ publishTime: '', expireTime: '', submitTime: '' },
    ...{ isHeadline: 0, headBegin: '', headEnd: '' },
  };
  const submitTime = index === submitted ? formatTime(now - dayLength / 8) : '';
  if (index < drafts.length) return { ...never, status: 0, submitTime };
  const publishTime = formatTime(Math.min(now - ageOf(index) + dayLength / 4, now - dayLength / 24));
  if (index >= drafts.length + publishedCount) return { ...never, status: 2, publishTime };
  if (index >= drafts.length + leadingCount) return { ...never, status: 1, publishTime };
  const headEnd = formatTime(now + 3 * dayLength);
  return { ...never, status: 1, publishTime, isHeadline: 1, headBegin: publishTime, headEnd };
}

/** Titles of the categories in turn, each for another province; those of the year before last name it. */
function publishedTitles() {
  const all = Array.from({ length: 80 - drafts.length }, (_, index) => {
    const [categoryId, titles] = topics[index % topics.length] ?? topics[0] ?? [303, []];
    const round = Math.floor(index / topics.length);
    const subject = subjects[round % subjects.length] ?? '';
    const title = `${subject}${titles[round % titles.length] ?? '志愿填报提醒'}`;
    return { title: index % 19 === 18 ? `2024 年${title}` : title, categoryId, subject };
  });
  const seen = new Map<string, number>();
  return all.map((one) => {
    const times = (seen.get(one.title) ?? 0) + 1;
    seen.set(one.title, times);
    return times === 1 ? one : { ...one, title: `${one.title}（${times}）` };
  });
}

function contentOf(title: string): string {
  const about = title.replace(/（\d+）$/, '');
  return [
    `<h2>${about}</h2>`,
    `<p>围绕「${about}」，我们整理了考生和家长最关心的几个问题，供填报时参考，具体要求以省级招生考试机构公布的内容为准。</p>`,
    '<ul><li>先核对个人信息与成绩位次。</li><li>再对照招生计划与选科要求。</li><li>最后检查志愿顺序与调剂意愿。</li></ul>',
    '<p>如有疑问，请联系所在机构的老师，或在平台提交咨询。</p>',
  ].join('');
}
