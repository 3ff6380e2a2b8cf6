import { z } from 'zod';

/** A fault and the calls that it hits; plain data, so that the journeys can send it over HTTP. */
export const faultSchema = z.intersection(
  z.object({
    /** Limits the fault to calls to this path and below it; all calls where absent. */
    path: z.string().optional(),
    method: z.string().optional(),
    /** How many calls it hits before it is over; every one where absent. */
    times: z.number().int().positive().optional(),
  }),
  z.discriminatedUnion('kind', [
    /** Answers late, in milliseconds; together with the other kinds as well. */
    z.object({ kind: z.literal('latency'), ms: z.number() }),
    /** Answers as it should, once the faults are cleared. */
    z.object({ kind: z.literal('hold') }),
    /** Answers this code without doing anything. */
    z.object({
      kind: z.literal('code'),
      code: z.number(),
      msg: z.string().optional(),
      data: z.unknown().optional(),
    }),
    /** Answers this HTTP status. */
    z.object({ kind: z.literal('status'), status: z.number() }),
    /** Does what it should, but spoils the encrypted data of the response. */
    z.object({ kind: z.literal('cipher') }),
    /** Breaks the connection. */
    z.object({ kind: z.literal('network') }),
    /** Does what it should, but the connection breaks before its answer. */
    z.object({ kind: z.literal('lost') }),
    /** Does what it should, but its answer never arrives, until the faults are cleared: the page sees a time-out. */
    z.object({ kind: z.literal('silent') }),
    /** Never answers, until the faults are cleared. */
    z.object({ kind: z.literal('hang') }),
  ]),
);

export type Fault = z.infer<typeof faultSchema>;

export interface Faults {
  /** Adds a fault; returns the way to take it back. */
  readonly inject: (fault: Fault) => () => void;
  /** Ends all faults and lets hanging calls go, as broken connections. */
  readonly clear: () => void;
  /** Applies the faults to one call: waits out the latency, then returns the fault, if any. Counts the hit. */
  readonly strike: (method: string, path: string) => Promise<Fault | undefined>;
  /** Settles when the faults are cleared. */
  readonly untilCleared: () => Promise<void>;
}

/** The fault injection of one mock server. */
export function createFaults(): Faults {
  let active: { fault: Fault; left: number }[] = [];
  let waiting: (() => void)[] = [];

  const strike = async (method: string, path: string) => {
    const hits = active.filter(({ fault }) => concerns(fault, method, path));
    const blow = hits.find(({ fault }) => !isDelay(fault));
    const delays = hits.filter(({ fault }) => isDelay(fault));
    for (const hit of blow ? [...delays, blow] : delays) hit.left -= 1;
    active = active.filter(({ left }) => left > 0);
    for (const { fault } of delays) {
      if (fault.kind === 'latency') await wait(fault.ms);
      if (fault.kind === 'hold') await untilCleared();
    }
    return blow?.fault;
  };

  const untilCleared = () => new Promise<void>((resolve) => waiting.push(resolve));

  return {
    inject: (fault) => {
      const entry = { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
      active.push(entry);
      return () => {
        active = active.filter((other) => other !== entry);
      };
    },
    clear: () => {
      active = [];
      for (const release of waiting) release();
      waiting = [];
    },
    strike,
    untilCleared,
  };
}

function concerns(fault: Fault, method: string, path: string): boolean {
  const { path: wanted = '/', method: by = method } = fault;
  const below = wanted.endsWith('/') ? wanted : `${wanted}/`;
  return (path === wanted || path.startsWith(below)) && by === method;
}

function isDelay({ kind }: Fault): boolean {
  return kind === 'latency' || kind === 'hold';
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
