import { expect } from 'vitest';
import type { Fault } from '@/mocks/faults';
import type { Visit } from './openView';

/** Something that goes wrong in the middle of a call. */
export interface Mishap {
  readonly name: string;
  /** The next call whose path begins so goes wrong; the ones after it go well. */
  readonly arm: (visit: Visit, path: string) => void;
  /** Makes ready for another try: hanging calls are let go; an expired session is renewed by signing in in another tab. */
  readonly recover: (visit: Visit) => Promise<void>;
}

/** Milliseconds after which a visit's calls should be given up (`requestTimeout` of {@link openView}). */
export const shortTimeout = 1000;

/** What every upload, download, import and save must survive without losing what was typed or chosen. */
export const faultRun: readonly Mishap[] = [
  mishap('no network', { kind: 'network' }),
  mishap('status 500', { kind: 'status', status: 500 }),
  mishap('code 500', { kind: 'code', code: 500 }),
  mishap('code 601', { kind: 'code', code: 601, msg: '请稍后再试' }),
  mishap('no answer in time', { kind: 'hang' }),
  { ...mishap('code 401', { kind: 'code', code: 401 }), recover: renew },
];

function mishap(name: string, fault: Fault): Mishap {
  return {
    name,
    arm: ({ mockServer }, path) => void mockServer.faults.inject({ ...fault, path, times: 1 }),
    recover: async ({ mockServer }) => mockServer.faults.clear(),
  };
}

async function renew({ mockServer, providers: { session }, signInElsewhere }: Visit): Promise<void> {
  mockServer.faults.clear();
  await signInElsewhere();
  await expect.poll(() => session.get().phase).toBe('active');
}
