/** Runs work when the browser is idle; a failure is left to the code that needs the result later. */
export function whenIdle(work: () => Promise<unknown>): void {
  const run = () => void work().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
