import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';

/** The state of the server (rest-contract, section 14); missing members are undefined. */
export interface ServerState {
  readonly cpu: {
    readonly cores: number | undefined;
    /** Percent, like all usages. */
    readonly user: number | undefined;
    readonly system: number | undefined;
    readonly idle: number | undefined;
  };
  /** Gigabytes. */
  readonly memory: Amounts;
  /** Megabytes. */
  readonly heap: Amounts;
  readonly java: Texts<'name' | 'version' | 'startTime' | 'runTime' | 'home' | 'inputArgs'>;
  readonly machine: Texts<'computerName' | 'osName' | 'computerIp' | 'osArch' | 'userDir'>;
  readonly disks: readonly Disk[];
}

/** How much there is of something, and how much of it is used. */
export interface Amounts {
  readonly total: number | undefined;
  readonly used: number | undefined;
  readonly free: number | undefined;
  readonly usage: number | undefined;
}

/** One file system; its sizes are texts such as `39.2 GB`. */
export interface Disk extends Texts<'dirName' | 'sysTypeName' | 'typeName' | 'total' | 'free' | 'used'> {
  readonly usage: number | undefined;
}

type Texts<Name extends string> = { readonly [K in Name]: string | undefined };

/** Reads the response of `/monitor/server`. Throws where it is none, so that what was read before stays. */
export function readServer(response: unknown): ServerState {
  if (!isRecord(response)) throw new Error('服务器返回的数据无法识别');
  const { cpuNum, used, sys, free } = part(response.cpu);
  return {
    cpu: { cores: figure(cpuNum), user: figure(used), system: figure(sys), idle: figure(free) },
    memory: amounts(response.mem),
    heap: amounts(response.jvm),
    java: {
      ...texts(response.jvm, ['name', 'version', 'runTime', 'home', 'inputArgs']),
      startTime: timeOr(part(response.jvm).startTime) || undefined,
    },
    machine: texts(response.sys, ['computerName', 'osName', 'computerIp', 'osArch', 'userDir']),
    disks: Array.isArray(response.sysFiles) ? response.sysFiles.map(disk) : [],
  };
}

function disk(value: unknown): Disk {
  const named = texts(value, ['dirName', 'sysTypeName', 'typeName', 'total', 'free', 'used']);
  return { ...named, usage: figure(part(value).usage) };
}

function amounts(value: unknown): Amounts {
  const { total, used, free, usage } = part(value);
  return { total: figure(total), used: figure(used), free: figure(free), usage: figure(usage) };
}

function texts<Name extends string>(value: unknown, names: readonly Name[]): Texts<Name> {
  const all = part(value);
  const read = names.map((name) => [name, textOr(all[name]) || undefined]);
  return Object.fromEntries(read);
}

function part(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** A number with at most two decimals. */
function figure(value: unknown): number | undefined {
  const number = numberOr(value, Number.NaN);
  return Number.isFinite(number) ? Math.round(number * 100) / 100 : undefined;
}
