/**
 * When every test takes place, in milliseconds, whatever the machine's clock says: a Tuesday morning in term, or what `TEST_NOW` says
 * (`2028-02-29T23:55:00+08:00`). Page, mock server and test read this one clock; it goes on from there.
 */
export const testNow = Date.parse(import.meta.env.TEST_NOW || '2026-11-24T10:00:00+08:00');

const RealDate = Date;

/** Sets the clock of this page or process to a point in time, in milliseconds. Timers go on as before. */
export function setClock(time: number = testNow): void {
  const ahead = time - RealDate.now();
  const now = () => RealDate.now() + ahead;
  const MovedDate = new Proxy(RealDate, {
    construct: (target, parts: unknown[], asked) =>
      Reflect.construct(target, parts.length > 0 ? parts : [now()], asked),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  RealDate.prototype.constructor = MovedDate;
  globalThis.Date = MovedDate;
}
