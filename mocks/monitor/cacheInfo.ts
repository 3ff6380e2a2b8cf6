import { createRandom } from '../random';
import { dayLength } from '../time';

/** The start of this Redis. */
const started = Date.parse('2026-03-02T03:00:00+08:00');

const mebibyte = 1024 * 1024;

/** Redis' response to INFO, as texts. */
export function cacheInfo(now: number, { clients }: { clients: number }): Record<string, string> {
  const random = createRandom(Math.floor(now / 1000));
  const used = Math.round((168 + 9 * Math.sin(now / 240_000) + random.below(100) / 50) * mebibyte);
  return {
    redis_version: '7.2.5',
    redis_mode: 'standalone',
    tcp_port: '6379',
    connected_clients: String(clients),
    uptime_in_days: String(Math.max(0, Math.floor((now - started) / dayLength))),
    used_memory: String(used),
    used_memory_human: `${(used / mebibyte).toFixed(2)}M`,
    used_cpu_user_children: '0.187463',
    maxmemory: String(512 * mebibyte),
    maxmemory_human: '512.00M',
    aof_enabled: '1',
    rdb_last_bgsave_status: 'ok',
    instantaneous_input_kbps: (2 + random.below(400) / 100).toFixed(2),
    instantaneous_output_kbps: (9 + random.below(2000) / 100).toFixed(2),
  };
}

/** Calls of each command in a minute. */
const rates = {
  get: 41,
  set: 7,
  setex: 5.2,
  exists: 12,
  expire: 9.4,
  hget: 3.1,
  keys: 0.4,
  del: 1.6,
  incr: 2.3,
  ping: 1,
  scan: 0.2,
  info: 0.12,
};

/** How often each command was called, ever more; texts, as RuoYi has them. */
export function commandStats(now: number): { name: string; value: string }[] {
  const minutes = Math.max(1, (now - started) / 60_000);
  return Object.entries(rates).map(([name, rate]) => ({ name, value: String(Math.floor(rate * minutes)) }));
}
