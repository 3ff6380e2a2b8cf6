import { expect, test } from 'vitest';
import { readCacheSize, readRunInfo } from './runtime';

test('[H8] run information in groups; a state that nobody knows is told without a colour of its own', () => {
  const items = [
    { name: '负载', value: 0.4, state: 'warning' },
    { name: '状态', value: null },
  ];
  expect(readRunInfo([{ group: '服务器', items }])).toEqual([
    {
      group: '服务器',
      items: [
        { name: '负载', value: '0.4', tone: 'warning' },
        { name: '状态', value: '—' },
      ],
    },
  ]);
});

test('[H8] a flat object is shown key by key, members that are objects as groups', () => {
  expect(readRunInfo({ php: '8.2', debug: false, redis: { version: 7, keys: ['a'] } })).toEqual([
    {
      group: '运行信息',
      items: [
        { name: 'php', value: '8.2' },
        { name: 'debug', value: '否' },
      ],
    },
    {
      group: 'redis',
      items: [
        { name: 'version', value: '7' },
        { name: 'keys', value: '["a"]' },
      ],
    },
  ]);
  expect(readRunInfo([{ name: 'php', value: '8.2' }])).toEqual([
    { group: '运行信息', items: [{ name: 'php', value: '8.2' }] },
  ]);
  expect(readRunInfo(null)).toEqual([]);
});

test.each([
  [73_400_320, 73_400_320],
  ['70M', '70M'],
  [null, '未知'],
])('[H8] a cache size that is answered as %j is %j', (data, size) => {
  expect(readCacheSize(data)).toEqual({ size, files: undefined, dirs: [] });
});

test('[H8] a cache size with its directories', () => {
  expect(readCacheSize({ size: 10, files: '3', dirs: [{ key: 'tpl', size: '10' }] })).toEqual({
    size: 10,
    files: 3,
    dirs: [{ key: 'tpl', name: 'tpl', size: 10 }],
  });
});
