import type { Send, Step } from './call';

/** One sender out of steps, the first outermost, around the transport that makes the request. */
export function pipeline(steps: readonly Step[], transport: Send): Send {
  return steps.reduceRight<Send>((next, step) => (call) => step(call, next), transport);
}
