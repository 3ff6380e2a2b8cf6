import { expect, test } from 'vitest';
import { addSample, cpuChart, memoryChart, type Sample } from './samples';
import { readServer } from './serverState';

test('the server’s state is read; figures may travel as texts', () => {
  const response = {
    cpu: { cpuNum: 8, used: '12.345', sys: 3, free: 84.1 },
    mem: { total: 31.2, used: 18, free: 13.2, usage: 57.69 },
    jvm: { total: 1024, used: 512, free: 512, usage: 50, name: 'OpenJDK', runTime: '1天2小时3分钟' },
    sys: { computerName: 'a', osName: 'Linux', computerIp: '10.0.0.1', osArch: 'amd64', userDir: '/srv' },
    sysFiles: [{ dirName: '/', sysTypeName: 'ext4', typeName: '/', total: '9 GB', usage: 83.6 }],
  };
  expect(readServer(response)).toEqual({
    cpu: { cores: 8, user: 12.35, system: 3, idle: 84.1 },
    memory: response.mem,
    heap: { total: 1024, used: 512, free: 512, usage: 50 },
    java: { name: 'OpenJDK', runTime: '1天2小时3分钟' },
    machine: response.sys,
    disks: [{ dirName: '/', sysTypeName: 'ext4', typeName: '/', total: '9 GB', usage: 83.6 }],
  });
});

test.each([[{}], [{ cpu: null, mem: 7, jvm: [], sys: 'x', sysFiles: {} }]])(
  'members that %j lacks are undefined',
  (response) => {
    const { cpu, memory, disks } = readServer(response);
    expect([cpu.cores, memory.usage, disks]).toEqual([undefined, undefined, []]);
  },
);

test.each([[null], ['<html>'], [[1]]])('%j is no answer', (response) => {
  expect(() => readServer(response)).toThrow('服务器返回的数据无法识别');
});

const noon = Date.parse('2026-06-20T12:00:00');
const state = (used: number) => readServer({ cpu: { used, sys: 1 }, mem: { usage: 50 } });

test('each reading adds a moment to the charts; only the last sixty are kept', () => {
  let samples: readonly Sample[] = [];
  for (let beat = 0; beat < 70; beat += 1) samples = addSample(samples, state(beat), noon + beat * 5000);
  const { categories, series } = cpuChart(samples);
  expect([categories.length, categories.at(-1), series[0]?.values.at(-1)]).toEqual([60, '12:05:45', 69]);
  expect(memoryChart(samples).series.map(({ name, values }) => [name, values[0]])).toEqual([
    ['内存', 50],
    ['JVM', null],
  ]);
});

test('two readings of one second are one moment; over a pause no line is drawn', () => {
  const twice = addSample(addSample([], state(1), noon), state(2), noon + 400);
  expect(cpuChart(twice).series[0]?.values).toEqual([2]);
  const later = addSample(twice, state(3), noon + 600_000);
  expect(cpuChart(later)).toMatchObject({
    categories: ['12:00:00', '12:00:01', '12:10:00'],
    series: [{ values: [2, null, 3] }, {}],
  });
});
