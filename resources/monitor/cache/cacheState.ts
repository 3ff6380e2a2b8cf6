import { isRecord, numberOr, ownMember, textOr } from '@/src/lib/record';
import type { Fact } from '../dashboard/Facts';

/** The state of Redis (rest-contract, section 14). */
export interface CacheState {
  /** 基本信息, as it is read. */
  readonly facts: readonly Fact[];
  readonly memory: CacheMemory;
  /** How often each command was called, the most frequent first. */
  readonly commands: readonly { readonly name: string; readonly calls: number }[];
}

/** The memory of Redis. */
export interface CacheMemory {
  /** `1.82M` */
  readonly used: string | undefined;
  /** Percent of `of`; undefined where that is not known. */
  readonly percent: number | undefined;
  readonly of: { readonly name: '内存配置' | '系统内存'; readonly size: string } | undefined;
}

/** Reads the response of `/monitor/cache`. Throws where it is none, so that what was read before stays. */
export function readCache(response: unknown): CacheState {
  if (!isRecord(response)) throw new Error('服务器返回的数据无法识别');
  const info = isRecord(response.info) ? response.info : {};
  return {
    facts: factsOf((name) => textOr(info[name]) || undefined, textOr(response.dbSize) || undefined),
    memory: memoryOf(info),
    commands: commandsOf(response.commandStats),
  };
}

function factsOf(info: (name: string) => string | undefined, keys: string | undefined): Fact[] {
  const [input, output] = [info('instantaneous_input_kbps'), info('instantaneous_output_kbps')];
  const cpu = info('used_cpu_user_children');
  return [
    ['Redis版本', info('redis_version')],
    ['运行模式', oneOf(info('redis_mode'), { standalone: '单机' }, '集群')],
    ['端口', info('tcp_port')],
    ['客户端数', info('connected_clients')],
    ['运行时间(天)', info('uptime_in_days')],
    ['使用内存', info('used_memory_human')],
    ['使用CPU', cpu && numberOr(cpu).toFixed(2)],
    ['内存配置', info('maxmemory_human')],
    ['AOF是否开启', oneOf(info('aof_enabled'), { 0: '否' }, '是')],
    ['RDB是否成功', oneOf(info('rdb_last_bgsave_status'), { ok: '成功' }, '失败')],
    ['Key数量', keys],
    ['网络入口/出口', input && output && `${input}kps / ${output}kps`],
  ];
}

function oneOf(
  value: string | undefined,
  words: Readonly<Record<string, string>>,
  other: string,
): string | undefined {
  return value && (ownMember(words, value) ?? other);
}

/** Against the limit that Redis was given, else against the memory of its machine. */
function memoryOf(info: Readonly<Record<string, unknown>>): CacheMemory {
  const [limit, system] = [numberOr(info.maxmemory), numberOr(info.total_system_memory)];
  const whole = limit || system;
  return {
    used: textOr(info.used_memory_human) || undefined,
    percent: whole ? Math.round((numberOr(info.used_memory) / whole) * 1000) / 10 : undefined,
    of: !whole
      ? undefined
      : limit
        ? { name: '内存配置', size: textOr(info.maxmemory_human) }
        : { name: '系统内存', size: textOr(info.total_system_memory_human) },
  };
}

function commandsOf(value: unknown): CacheState['commands'] {
  const list = Array.isArray(value) ? value.filter(isRecord) : [];
  return list
    .map(({ name, value: calls }) => ({ name: textOr(name), calls: numberOr(calls) }))
    .filter(({ name }) => name !== '')
    .sort((one, other) => other.calls - one.calls);
}
