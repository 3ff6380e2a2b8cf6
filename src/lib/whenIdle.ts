/** Does something when the browser has nothing better to do; a failure is left to anyone who needs it later. */
export function whenIdle(work: () => Promise<unknown>): void {
  const run = () => void work().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
