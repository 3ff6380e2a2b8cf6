/** The result of some work, its duration, and the longest time it blocked the page; both in milliseconds. */
export interface Watched<T> {
  readonly result: T;
  readonly took: number;
  readonly longestTask: number;
}

/** Does some work between short tasks in a row: the longest wait between two is the longest task (ENC-3). */
export async function watchTasks<T>(work: () => Promise<T>): Promise<Watched<T>> {
  const { port1, port2 } = new MessageChannel();
  let longestTask = 0;
  let last = performance.now();
  port1.onmessage = () => {
    longestTask = Math.max(longestTask, performance.now() - last);
    last = performance.now();
    port2.postMessage(undefined);
  };
  port2.postMessage(undefined);
  const start = performance.now();
  const result = await work();
  const took = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve)); // the last task ends before the watch does
  port1.close();
  return { result, took, longestTask };
}
