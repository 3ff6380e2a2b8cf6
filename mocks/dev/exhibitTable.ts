import { z } from 'zod';
import { exhibitRules, type Exhibit as Shown } from '@/resources/dev/exhibit';
import { numberMember } from '../rules';
import { defineTable, type Stored } from '../table';
import { formatTime } from '../time';

const contact = z.object({
  name: z.string(),
  mobile: z.string().default(''),
  duty: z.union([z.literal(1), z.literal(2)]).default(1),
  note: z.string().optional(),
});

/** An exhibit as it is kept. */
export type Exhibit = Stored<Shown>;

/** Members that a form may leave out, and what they are then. */
export const exhibitMembers = {
  category: z.enum(['paper', 'device', 'work']),
  grade: z.string(),
  code: z.string(),
  amount: numberMember(exhibitRules.amount, 1),
  price: z.string(),
  status: z.string(),
  shown: z.union([z.literal(0), z.literal(1)]),
  reason: z.string(),
  boughtOn: z.string(),
  checkedAt: z.string(),
  beginTime: z.string(),
  endTime: z.string(),
  words: z.array(z.string()),
  editions: z.array(z.string()),
  storeId: z.number(),
  keeperMobile: z.string(),
  provinceId: z.number(),
  cityId: z.number(),
  areaId: z.number(),
  remark: z.string(),
  story: z.string(),
  manual: z.string(),
  cover: z.string(),
  photos: z.array(z.string()),
  contract: z.string(),
  papers: z.array(z.string()),
  hall: z.number(),
  rooms: z.array(z.number()),
  guides: z.array(z.number()),
  tint: z.string(),
  mark: z.string(),
  schedule: z.string(),
  options: z.string(),
  parameters: z.array(z.object({ key: z.string(), value: z.string() })),
  contacts: z.array(contact),
};

const exhibitSchema = z.object({
  id: z.number(),
  name: z.string(),
  ...exhibitMembers,
  storeName: z.string(),
  regionText: z.string(),
  template: z.string(),
  createTime: z.string(),
});

/** An exhibit of which nothing is known. */
export const blankExhibit: Omit<Exhibit, 'id' | 'name' | 'createTime'> = {
  category: 'paper',
  grade: '',
  code: '',
  amount: 1,
  price: '',
  status: '0',
  shown: 1,
  reason: '',
  boughtOn: '',
  checkedAt: '',
  beginTime: '',
  endTime: '',
  words: [],
  editions: [],
  storeId: 0,
  keeperMobile: '',
  storeName: '',
  provinceId: 0,
  cityId: 0,
  areaId: 0,
  regionText: '',
  remark: '',
  story: '',
  manual: '',
  cover: '',
  photos: [],
  contract: '',
  papers: [],
  hall: 0,
  rooms: [],
  guides: [],
  tint: '',
  mark: '',
  schedule: '',
  options: '',
  parameters: [],
  contacts: [],
  template: '',
};

const template = `package com.example.exhibit;

import java.util.List;

/** 展品标签 */
public class Label {
    private final String name;
    private static final int MAX = 20;

    public Label(String name) {
        this.name = name.length() > MAX ? name.substring(0, MAX) : name;
    }

    public List<String> lines() {
        return List.of("展品：" + name, "请勿触摸");
    }
}
`;

const names = ['榜单手稿', '校园模型', '老式油印机', '学生画作', '课程表', '铜校钟', '毕业纪念册', '地球仪'];
const hour = 3_600_000;

/** The gallery's exhibits: the first knows everything of itself, the others little. */
export const exhibitTable = defineTable<Exhibit>({
  name: 'devExhibit',
  idField: 'id',
  schema: exhibitSchema,
  seed: ({ now }) => names.map((name, index) => exhibit(name, index, now)),
});

function exhibit(name: string, index: number, now: number): Exhibit {
  const about = index === 0 ? whole : { template };
  const createTime = formatTime(now - index * hour);
  return { ...blankExhibit, ...about, id: index + 1, name, code: `ZP-${index + 1}`, createTime };
}

const whole: Partial<Exhibit> = {
  grade: 'A',
  amount: 12,
  price: '380.00',
  boughtOn: '2026-03-01',
  checkedAt: '2026-03-01 09:00:00',
  beginTime: '2026-09-01',
  endTime: '2026-12-31',
  words: ['手稿', '榜单'],
  editions: ['1'],
  storeId: 3,
  storeName: '博远志愿填报工作室',
  keeperMobile: '19900001234',
  provinceId: 410000,
  cityId: 410100,
  areaId: 410105,
  regionText: '河南省/郑州市/金水区',
  remark: '请轻拿轻放',
  story: '<h2>来历</h2><p>由<strong>校史馆</strong>整理。</p>',
  manual: '## 讲解\n\n- 先看封面\n- 再看正文',
  hall: 11,
  rooms: [11, 21],
  guides: [1, 3],
  tint: '#409eff',
  mark: 'BookOutlined',
  schedule: '0 0 9 ? * MON-FRI',
  options: '{\n  "light": 3,\n  "glass": true\n}',
  parameters: [
    { key: '长', value: '26 cm' },
    { key: '宽', value: '18 cm' },
  ],
  contacts: [
    { name: '甲老师', mobile: '19900001234', duty: 1 },
    { name: '乙老师', mobile: '19900005678', duty: 2, note: '周末值班' },
  ],
  template,
};
