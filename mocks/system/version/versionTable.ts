import { z } from 'zod';
import type { Release, Version } from '@/resources/system/version/version';
import { createRandom, type Random } from '../../random';
import { personName } from '../../seed/names';
import { defineTable } from '../../table';
import { dayLength } from '../../time';

/** An application as it is kept: what is deployed is the newest of its history. */
export interface AppRow extends Pick<Version, 'appId' | 'appName' | 'domainName' | 'keep' | 'notify'> {
  id: number;
  /** Newest first. */
  history: (Release & { toolsign: string })[];
}

/** The five applications of the platform, six to twelve versions of each (screen H7). */
export const versionTable = defineTable<AppRow>({
  name: 'system/version',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    appId: z.string(),
    appName: z.string(),
    domainName: z.string(),
    keep: z.number(),
    notify: z.literal([0, 1]),
    history: z.array(
      z.object({
        tag: z.string(),
        user: z.string(),
        time: z.string(),
        log: z.string(),
        filenums: z.number(),
        toolsign: z.string(),
      }),
    ),
  }),
  seed: ({ now }) => {
    const random = createRandom(77);
    return apps.map((app, index) => seedApp(app, index + 1, now, random));
  },
});

/** A sign of a build that no other has. */
export function buildSign(seed: number): string {
  const random = createRandom(seed);
  return Array.from({ length: 12 }, () => random.below(16).toString(16)).join('');
}

type App = readonly [appId: string, appName: string, domainName: string, versions: readonly string[]];

/** Oldest first. */
const apps: readonly App[] = [
  [
    'admin',
    '管理后台',
    'admin.example.com',
    ['v1.7.0', 'v1.8.0', 'v1.8.1', 'v1.9.0', 'v1.9.1', 'v1.9.2', 'v2.0.0', 'v2.0.1'],
  ],
  [
    'student-h5',
    '学生端 H5',
    'm.example.com',
    [
      'v3.0.0',
      'v3.0.1',
      'v3.1.0',
      'v3.1.1',
      'v3.2.0',
      'v3.2.1',
      'v3.2.2',
      'v3.3.0',
      'v3.3.1',
      'v3.4.0',
      'v3.4.1',
      'v3.4.2',
    ],
  ],
  [
    'student-mp',
    '学生小程序',
    '',
    ['v2.4.0', 'v2.5.0', 'v2.5.1', 'v2.6.0', 'v2.6.1', 'v2.7.0', 'v2.7.1', 'v2.8.0', 'v2.8.1'],
  ],
  ['toolbox', '工具箱', 'tool.example.com', ['v1.0.0', 'v1.0.1', 'v1.1.0', 'v1.2.0', 'v1.2.1', 'v1.3.0']],
  [
    'official-site',
    '官网',
    'www.example.com',
    ['v1.4.0', 'v1.4.1', 'v1.5.0', 'v1.5.1', 'v1.6.0', 'v1.6.1', 'v1.6.2'],
  ],
];

const logs = [
  '修复若干已知问题',
  '首页加载更快，减少等待',
  '新增院校对比，支持三所并排查看',
  '更新招生计划与往年分数线',
  '修复部分机型上图片显示异常',
  '优化志愿表校验提示',
  '调整登录页与注册页样式',
] as const;

function seedApp(
  [appId, appName, domainName, versions]: App,
  id: number,
  now: number,
  random: Random,
): AppRow {
  const history = versions.map((tag, index) => {
    const age = ((versions.length - 1 - index) * 21 + 2 + random.below(9)) * dayLength;
    return {
      tag,
      user: personName(random),
      time: String(Math.floor((now - age) / 1000)),
      log: random.pick(logs),
      filenums: 3 + random.below(240),
      toolsign: buildSign(id * 100 + index),
    };
  });
  return { id, appId, appName, domainName, keep: 10, notify: 1, history: history.reverse() };
}
