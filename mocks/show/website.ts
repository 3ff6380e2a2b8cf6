import { z } from 'zod';
import { showEndpoints } from '@/resources/show/endpoints';
import {
  type Banner,
  bannerRules,
  endProblem,
  type Website,
  websiteRules,
} from '@/resources/show/website/website';
import { crudHandlers } from '../crud';
import { found, refuse } from '../responses';
import { type Route, read, route } from '../route';
import { onOffState, optionalText, place, textMember } from '../rules';
import { seedRows } from '../seedStamp';
import { defineTable, type Stored, stamps } from '../table';
import { dayLength, formatTime } from '../time';

const address = (label: string) => optionalText(label, 2000);

const siteInput = z.object({
  siteTitle: textMember(websiteRules.siteTitle),
  keywords: textMember(websiteRules.keywords),
  description: textMember(websiteRules.description),
  logo: z.string('请上传网站标志').min(1, '请上传网站标志').max(2000, '网站标志长度不能超过 2000 个字符'),
  hotline: textMember(websiteRules.hotline),
  qq: textMember(websiteRules.qq),
  wechatQr: address('公众号二维码'),
  miniQr: address('小程序二维码'),
  address: textMember(websiteRules.address),
  email: textMember(websiteRules.email),
  copyright: textMember(websiteRules.copyright),
  icp: textMember(websiteRules.icp),
  policeIcp: textMember(websiteRules.policeIcp),
  statCode: textMember(websiteRules.statCode),
});

/** The platform's own site: one record. */
export const websiteTable = defineTable<Website & { id: number }>({
  name: 'show/website',
  idField: 'id',
  schema: siteInput.extend({ id: z.number() }),
  seed: () => [
    {
      ...{ id: 1, siteTitle: '志愿通', keywords: '高考志愿填报,选科,院校库,专业库' },
      description: '为考生和家庭提供院校、专业与录取数据的查询，以及一对一的志愿填报咨询。',
      logo: drawing('志', '#006bd9', 96, 96),
      ...{ hotline: '400-990-0000', qq: '990000001', email: 'service@example.com' },
      wechatQr: drawing('公众号', '#17803d', 160, 160),
      miniQr: drawing('小程序', '#5b6776', 160, 160),
      ...{ address: '示范路 1 号示范大厦 6 层', copyright: '© 2026 志愿通（演示）' },
      ...{ icp: '京ICP备99000000号-1', policeIcp: '', statCode: '' },
    },
  ],
});

const time = z
  .string()
  .regex(/^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$/, '时间格式应为 年-月-日 时:分:秒')
  .nullish()
  .transform((text) => text ?? '');

const bannerInput = z.object({
  image: z.string('请上传图片').min(1, '请上传图片').max(2000, '图片长度不能超过 2000 个字符'),
  title: textMember(bannerRules.title),
  url: textMember(bannerRules.url),
  beginTime: time,
  endTime: time,
  sort: place,
  status: onOffState,
});

type BannerRow = Omit<Stored<Banner>, 'status'> & { status: number };

/** Title, colour, days from now to the beginning and to the end (none for no bound), whether it is on. */
const seeds: readonly (readonly [
  title: string,
  colour: string,
  from: number | null,
  to: number | null,
  on: 0 | 1,
])[] = [
  ['志愿填报季开启', '#006bd9', -20, 40, 1],
  ['选科指南', '#17803d', null, null, 1],
  ['名校专家直播', '#7a3fb0', -3, 12, 1],
  ['寒假规划营', '#9a5b00', 30, 60, 1],
  ['强基计划解读', '#c9302c', -90, -30, 1],
  ['院校开放日', '#5b6776', -10, 90, 0],
];

/** The banners: three are shown, one is to come, one is over, one is off. */
export const bannerTable = defineTable<BannerRow>({
  name: 'show/banner',
  idField: 'id',
  schema: bannerInput.extend({ id: z.number(), ...stamps }),
  seed: (context) =>
    seedRows(seeds, ([title, colour, from, to, status], id) => ({
      ...{ id, title, status, sort: id, image: drawing(title, colour, 1920, 600) },
      url: id % 2 === 0 ? '' : `https://www.example.com/topic/${id}`,
      beginTime: from === null ? '' : formatTime(context.now + from * dayLength),
      endTime: to === null ? '' : formatTime(context.now + to * dayLength),
    }))(context),
});

/** Banners that may be on at the same time. */
const mostActive = 8;
const { read: readSite, save } = showEndpoints['show/website'].operations;

/** The platform's own site and its banners (screen S5). */
export const websiteRoutes: readonly Route[] = [
  route(readSite, async ({ mockServer }) => {
    const { id: _id, ...site } = found((await mockServer.table(websiteTable)).get(1));
    return site;
  }),
  route(save, async ({ mockServer, body }) => {
    const table = await mockServer.table(websiteTable);
    if (Object.keys(body).length === 0) refuse('没有需要保存的修改');
    const before = found(table.get(1));
    await table.put({ ...read({ ...before, ...body }, siteInput), id: 1 });
  }),
  ...crudHandlers(showEndpoints['show/banner'], bannerTable, {
    input: bannerInput,
    whole: true,
    check: async (action, banner, { mockServer }) => {
      if (action === 'remove') return;
      const problem = endProblem(banner.beginTime, banner.endTime);
      if (problem) refuse(problem);
      const others = (await mockServer.table(bannerTable)).all();
      const active = others.filter(({ id, status }) => id !== banner.id && status === 1).length;
      if (banner.status === 1 && active >= mostActive) refuse('最多启用 8 张轮播图');
    },
  }),
];

/** A picture with words on it; nothing has to be fetched. */
function drawing(words: string, colour: string, width: number, height: number): string {
  const size = Math.floor(Math.min(height / 3, width / (words.length + 1)));
  const text = `<text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" font-size="${size}" fill="#fff">${words}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/>${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
