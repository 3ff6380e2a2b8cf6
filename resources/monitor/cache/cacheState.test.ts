import { expect, test } from 'vitest';
import { isStructure, readKeys, readNames, readValue, shortKey, shortName } from './cacheNames';
import { readCache } from './cacheState';

const info = {
  redis_version: '7.2.5',
  redis_mode: 'standalone',
  tcp_port: '6379',
  used_cpu_user_children: '0.187463',
  used_memory: '100',
  used_memory_human: '100B',
  maxmemory: '400',
  maxmemory_human: '400B',
  aof_enabled: '0',
  rdb_last_bgsave_status: 'ok',
  instantaneous_input_kbps: '0.10',
  instantaneous_output_kbps: '2.50',
};

test('figures of Redis are shown in Chinese words', () => {
  const { facts, memory } = readCache({ info, dbSize: 36 });
  expect(Object.fromEntries(facts)).toMatchObject({
    Redis版本: '7.2.5',
    运行模式: '单机',
    使用CPU: '0.19',
    AOF是否开启: '否',
    RDB是否成功: '成功',
    Key数量: '36',
    '网络入口/出口': '0.10kps / 2.50kps',
    '运行时间(天)': undefined,
  });
  expect(memory).toEqual({ used: '100B', percent: 25, of: { name: '内存配置', size: '400B' } });
});

test.each([
  [{ redis_mode: 'cluster', aof_enabled: '1', rdb_last_bgsave_status: 'err' }, ['集群', '是', '失败']],
  [{}, [undefined, undefined, undefined]],
])('%j', (given, expected) => {
  const facts = new Map(readCache({ info: given }).facts);
  expect(['运行模式', 'AOF是否开启', 'RDB是否成功'].map((label) => facts.get(label))).toEqual(expected);
});

test('memory without a limit of its own is measured against the machine’s', () => {
  const machine = { ...info, maxmemory: '0', total_system_memory: '1000', total_system_memory_human: '1K' };
  expect(readCache({ info: machine }).memory).toMatchObject({
    percent: 10,
    of: { name: '系统内存', size: '1K' },
  });
  expect(readCache({ info: { used_memory_human: '1M' } }).memory).toEqual({
    used: '1M',
    percent: undefined,
    of: undefined,
  });
});

test('the commands come with their numbers, the most frequent first', () => {
  const commandStats = [{ name: 'set', value: '7' }, { name: 'get', value: '41' }, { value: '1' }, null];
  expect(readCache({ commandStats }).commands).toEqual([
    { name: 'get', calls: 41 },
    { name: 'set', calls: 7 },
  ]);
  expect(() => readCache(undefined)).toThrow('服务器返回的数据无法识别');
});

test('names, keys and values are read at the door', () => {
  expect(readNames([{ cacheName: 'sys_dict:', remark: '数据字典' }, { cacheName: '' }, 7])).toEqual([
    { cacheName: 'sys_dict:', remark: '数据字典' },
  ]);
  expect(readKeys(['sys_dict:a', null, 'sys_dict:b'])).toEqual(['sys_dict:a', 'sys_dict:b']);
  for (const read of [readNames, readKeys]) expect(() => read(null)).toThrow('无法识别');
  expect(readValue({ cacheValue: true })).toBe('true');
  expect(readValue({ cacheValue: { a: 1 } })).toBe('{"a":1}');
  expect([readValue({ cacheValue: null }), readValue(undefined)]).toEqual([undefined, undefined]);
});

test('names lose their colon and keys their name; objects and lists are set out as JSON', () => {
  expect([shortName('sys_dict:'), shortKey('sys_dict:', 'sys_dict:a:b'), shortKey('x:', 'y')]).toEqual([
    'sys_dict',
    'a:b',
    'y',
  ]);
  expect(['{"a":1}', ' [1]', '"a"', '7', '{a', '[普通文字]'].map(isStructure)).toEqual([
    ...[true, true],
    ...[false, false, false, false],
  ]);
});
