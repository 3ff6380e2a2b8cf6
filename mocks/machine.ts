import { z } from 'zod';

/** The client of a request, as RuoYi's logs and sessions store it. */
export interface Machine {
  ipaddr: string;
  /** 内网IP for private addresses, which all addresses of a mock are. */
  loginLocation: string;
  browser: string;
  os: string;
}

/** The same for schemas. */
export const machineMembers = {
  ipaddr: z.string(),
  loginLocation: z.string(),
  browser: z.string(),
  os: z.string(),
};

type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** Patterns in order of precedence: every browser also claims to be others. */
const browsers: Names = [
  [/Edg\/(\d+)/, 'Edge'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];

const systems: Names = [
  [/Windows NT 10/, 'Windows 10'],
  [/Android (\d+)/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** The machine that a request's headers tell of; names in lower case. */
export function machineOf(headers: Readonly<Record<string, string>>): Machine {
  // in a browser the header is not among the request's
  const agent = headers['user-agent'] ?? globalThis.navigator?.userAgent ?? '';
  return {
    ipaddr: '127.0.0.1',
    loginLocation: '内网IP',
    browser: named(agent, browsers),
    os: named(agent, systems),
  };
}

function named(agent: string, names: Names): string {
  for (const [pattern, name] of names) {
    const found = pattern.exec(agent);
    if (found) return found[1] ? `${name} ${found[1]}` : name;
  }
  return 'Unknown';
}
