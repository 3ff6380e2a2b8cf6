import { z } from 'zod';
import type { HotUpdate } from '@/resources/system/hotUpdate/hotUpdate';
import { hotUpdateRules } from '@/resources/system/hotUpdate/hotUpdate';
import { choice, onOffState, textMember } from '../rules';
import { defineTable, type SeedContext, type Stored, stamps } from '../table';
import { dayLength, formatTime } from '../time';
import { labelsOf } from './dictSeed';

/** Members of a package that clients may write (screen H2). */
export const hotUpdateInput = z.object({
  platform: choice('平台', labelsOf('hot_platform')),
  pkgType: z.literal([1, 2], '请选择包类型'),
  version: textMember(hotUpdateRules.version),
  minVersion: textMember(hotUpdateRules.minVersion),
  packageUrl: z
    .string('请上传更新包')
    .regex(/\.(wgt|zip|apk)$/i, '更新包格式不正确')
    .max(500, '更新包地址过长'),
  force: onOffState.default(0),
  log: textMember(hotUpdateRules.log),
});

/** A package as it is kept: devices are counted from `countedFrom` on while it is out. */
export type HotRow = Omit<Stored<HotUpdate>, 'force'> & { force: number; countedFrom: string };

/** Packages of the student apps. */
export const hotUpdateTable = defineTable<HotRow>({
  name: 'system/hot-update',
  idField: 'id',
  schema: hotUpdateInput.extend({
    id: z.number(),
    pkgType: z.number(),
    force: z.number(),
    size: z.number(),
    md5: z.string(),
    gray: z.number(),
    hits: z.number(),
    status: z.number(),
    publishTime: z.string(),
    revokeReason: z.string(),
    countedFrom: z.string(),
    ...stamps,
  }),
  seed: seedHotUpdates,
});

const draft = 0;
const live = 1;
const revoked = 2;
const former = 3;

/** Platform, version, state, percent; from the oldest to the newest. */
const seeds = [
  ['android', '2.4.0', former, 100],
  ['ios', '2.3.0', former, 100],
  ['h5', '3.0.0', former, 100],
  ['mp-weixin', '1.8.0', former, 100],
  ['android', '2.5.0', former, 100],
  ['ios', '2.4.0', former, 100],
  ['h5', '3.1.0', live, 100],
  ['android', '2.5.1', revoked, 30],
  ['mp-weixin', '1.9.0', live, 100],
  ['ios', '2.5.0', live, 60],
  ['android', '2.6.0', live, 50],
  ['h5', '3.2.0', draft, 0],
  ['ios', '2.5.1', draft, 0],
  ['android', '2.6.1', draft, 0],
] as const;

const logs = [
  '优化志愿表导出速度，修复部分机型白屏。',
  '新增专业对比，调整院校详情排版。',
  '修复一分一段表加载失败的问题。',
];

/** 14 packages on four platforms. */
function seedHotUpdates({ now }: SeedContext): HotRow[] {
  return seeds.map(([platform, version, status, gray], index) => {
    const age = (seeds.length - index) * 9;
    const createTime = formatTime(now - age * dayLength);
    const extension = platform === 'android' || platform === 'ios' ? 'wgt' : 'zip';
    return {
      ...{ id: index + 1, platform, version, status, gray, createTime },
      ...{ pkgType: index % 5 === 4 ? 2 : 1, minVersion: '', force: index === 10 ? 1 : 0 },
      packageUrl: `/profile/upload/hot/${platform}-${version}.${extension}`,
      size: 2_400_000 + index * 310_000,
      md5: checksum(`${platform}${version}`),
      log: logs[index % logs.length] ?? '',
      ...publication(status, index, now - (age - 1) * dayLength, now),
      ...{ createBy: '林知远', updateTime: createTime, updateBy: '林知远' },
    };
  });
}

/** The data of a package since its publication; blank while it is a draft. */
function publication(status: number, index: number, moment: number, now: number) {
  if (status === draft) return { publishTime: '', hits: 0, countedFrom: '', revokeReason: '' };
  return {
    publishTime: formatTime(moment),
    hits: 1800 + index * 470,
    countedFrom: status === live ? formatTime(now - dayLength) : '',
    revokeReason: status === revoked ? '部分机型启动后闪退' : '',
  };
}

/** 32 hexadecimal digits that a text always gets. */
export function checksum(text: string): string {
  const part = (seed: number) => {
    let hash = seed;
    for (const one of text) hash = Math.imul(hash ^ (one.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return [0x811c9dc5, 0x1234567, 0x89abcde, 0x55aa55aa].map(part).join('');
}
