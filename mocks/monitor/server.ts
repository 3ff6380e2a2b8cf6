import { z } from 'zod';
import { monitorEndpoints } from '@/resources/monitor/endpoints';
import type { MockServer } from '../mockServer';
import { createRandom } from '../random';
import { type Route, route } from '../route';
import { defineTable } from '../table';
import { dayLength, formatTime } from '../time';

/** The start of the server, in milliseconds; it survives reloads of a page that keeps the mocks' rows. */
const startTable = defineTable<{ id: number; time: number }>({
  name: 'monitor/server',
  idField: 'id',
  schema: z.object({ id: z.number(), time: z.number() }),
  seed: ({ now }) => [{ id: 1, time: now - 12 * dayLength - 5 * 3_600_000 - 37 * 60_000 }],
});

/** The server about itself (rest-contract, section 14): its loads move with the mock server's clock. */
export const serverRoutes: readonly Route[] = [
  route(monitorEndpoints['monitor/server'].operations.read, async ({ mockServer }) => ({
    cpu: cpuAt(mockServer.now()),
    mem: amounts(31.2, wave(mockServer.now(), { middle: 61, swing: 6, minutes: 9 })),
    jvm: {
      ...amounts(1024, wave(mockServer.now(), { middle: 58, swing: 18, minutes: 2 })),
      ...(await javaOf(mockServer)),
    },
    sys: {
      computerName: 'zyt-admin-01',
      computerIp: '10.0.12.8',
      osName: 'Linux',
      osArch: 'amd64',
      userDir: '/srv/zhiyuantong/admin',
    },
    sysFiles: disks,
  })),
];

function cpuAt(now: number) {
  const used = wave(now, { middle: 22, swing: 14, minutes: 3 });
  const sys = wave(now + 40_000, { middle: 7, swing: 4, minutes: 2 });
  const wait = 0.3;
  return { cpuNum: 8, total: 100, used, sys, wait, free: round(100 - used - sys - wait) };
}

/** A percentage that rises and falls, never repeats in a row, and is equal for all callers at one moment. */
function wave(now: number, { middle, swing, minutes }: { middle: number; swing: number; minutes: number }) {
  const slow = Math.sin((now / (minutes * 60_000)) * 2 * Math.PI);
  const noise = createRandom(Math.floor(now / 1000)).below(200) / 100 - 1;
  return round(middle + swing * (0.75 * slow + 0.25 * noise));
}

function amounts(total: number, usage: number) {
  const used = round((total * usage) / 100);
  return { total, used, free: round(total - used), usage };
}

async function javaOf(mockServer: MockServer) {
  const start = (await mockServer.table(startTable)).get(1)?.time ?? mockServer.now();
  return {
    max: 2048,
    name: 'OpenJDK 64-Bit Server VM',
    version: '17.0.12',
    home: '/usr/lib/jvm/java-17-openjdk',
    startTime: formatTime(start),
    runTime: runTime(mockServer.now() - start),
    inputArgs: '[-Dname=zhiyuantong-admin, -Duser.timezone=Asia/Shanghai, -Xms512m, -Xmx2048m, -XX:+UseG1GC]',
  };
}

/** `12天5小时37分钟` */
function runTime(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  return `${Math.floor(minutes / 1440)}天${Math.floor(minutes / 60) % 24}小时${minutes % 60}分钟`;
}

/** The last one is nearly full. */
const disks = [
  disk('/', 'ext4', 100, 46.21),
  disk('/boot', 'ext4', 2, 23.5),
  disk('/data', 'xfs', 500, 83.64),
];

function disk(dirName: string, sysTypeName: string, gigabytes: number, usage: number) {
  const { used, free } = amounts(gigabytes, usage);
  const size = (amount: number) => `${amount.toFixed(1)} GB`;
  return {
    dirName,
    sysTypeName,
    typeName: dirName,
    total: size(gigabytes),
    free: size(free),
    used: size(used),
    usage,
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
