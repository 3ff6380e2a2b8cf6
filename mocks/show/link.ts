import { z } from 'zod';
import { showEndpoints } from '@/resources/show/endpoints';
import type { FriendLink } from '@/resources/show/link/link';
import { linkRules } from '@/resources/show/link/link';
import { crudHandlers } from '../crud';
import { found } from '../responses';
import { idSchema, type Route, read, route } from '../route';
import { choice, onOffState, optionalText, place, textMember } from '../rules';
import { seedRows } from '../seedStamp';
import { labelsOf } from '../system/dictSeed';
import { defineTable, type Stored, stamps } from '../table';
import { formatTime } from '../time';

const input = z.object({
  name: textMember(linkRules.name),
  url: textMember(linkRules.url),
  logo: optionalText('标志', 2000),
  group: choice('分组', labelsOf('link_group')),
  blank: onOffState,
  sort: place,
  status: onOffState,
});

type LinkRow = Omit<Stored<FriendLink>, 'blank' | 'status' | 'checkOk'> & {
  blank: number;
  status: number;
  checkOk: number;
};

const unchecked = { lastCheck: '', checkOk: 0, checkMs: 0 };

const seeds: readonly (readonly [name: string, host: string, group: string])[] = [
  ['示例省教育厅', 'jyt', '1'],
  ['示例市教育局', 'jyj', '1'],
  ['学籍学历查询', 'xlcx', '1'],
  ['示例省教育考试院', 'eea', '2'],
  ['示例市招生办公室', 'zsb', '2'],
  ['艺术类考试报名', 'ysks', '2'],
  ['体育类考试报名', 'tyks', '2'],
  ['成绩查询入口', 'cjcx', '2'],
  ['东湖示例大学', 'donghu', '3'],
  ['西山示例学院', 'xishan', '3'],
  ['南苑示例师范', 'nanyuan', '3'],
  ['北辰示例医科', 'beichen', '3'],
  ['示例职业技术学院', 'zyjs', '3'],
  ['示例财经大学', 'caijing', '3'],
  ['启明升学规划', 'qiming', '4'],
  ['博远教育', 'boyuan', '4'],
  ['知行测评', 'zhixing', '4'],
  ['远航留学', 'yuanhang', '4'],
];

/** The links in the foot of the site (screen S2). */
export const linkTable = defineTable<LinkRow>({
  name: 'show/link',
  idField: 'id',
  schema: input.extend({
    id: z.number(),
    lastCheck: z.string(),
    checkOk: z.number(),
    checkMs: z.number(),
    ...stamps,
  }),
  seed: seedRows(seeds, ([name, host, group], id) => ({
    ...{ id, name, group, url: `https://${host}.example.com`, logo: '', blank: 1, sort: id },
    ...{ status: id === 13 ? 0 : 1, ...unchecked },
  })),
});

const endpoints = showEndpoints['show/link'];
/** Hosts that answer nobody. */
const deadHosts = ['ysks', 'yuanhang'];

/** Links (screen S2). */
export const linkRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, linkTable, {
    input,
    contains: ['name'],
    complete: () => unchecked,
    onUpdated: async (link, { mockServer }, before) => {
      if (link.url !== before.url) await (await mockServer.table(linkTable)).put({ ...link, ...unchecked });
    },
    distinct: { name: '名称已存在' },
  }),
  route(endpoints.operations.check, async ({ mockServer, body }) => {
    const table = await mockServer.table(linkTable);
    const link = found(table.get(read(body.id, idSchema)));
    const host = new URL(link.url).hostname.split('.')[0] ?? '';
    const ok = !deadHosts.includes(host);
    const ms = ok ? 80 + ((link.id * 37) % 300) : 5000;
    const lastCheck = formatTime(mockServer.now());
    await table.put({ ...link, lastCheck, checkOk: ok ? 1 : 0, checkMs: ms });
    return { ok, ms, message: ok ? '访问正常' : '连接超时' };
  }),
];
