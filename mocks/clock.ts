declare global {
  interface DateConstructor {
    /** Set once the clock has been moved: moves it again, to so many milliseconds ahead of the machine's. */
    move?: (ahead: number) => void;
  }
}

/**
 * Moves the clock of this page or process so many milliseconds ahead of the machine's, or behind it. It runs on from
 * there. Timers are unaffected. Uses nothing from outside: it may be passed to a page as text.
 */
export function moveClock(ahead: number): void {
  if (Date.move) {
    Date.move(ahead);
    return;
  }
  let shift = Math.round(ahead);
  const MachineDate = Date;
  const now = () => MachineDate.now() + shift;
  const move = (to: number) => {
    shift = Math.round(to);
  };
  const MovedDate = new Proxy(MachineDate, {
    construct: (target, parts: unknown[], asked) =>
      Reflect.construct(target, parts.length > 0 ? parts : [now()], asked),
    apply: () => new MachineDate(now()).toString(),
    get: (target, name) => {
      if (name === 'now') return now;
      return name === 'move' ? move : Reflect.get(target, name);
    },
  });
  MachineDate.prototype.constructor = MovedDate;
  globalThis.Date = MovedDate;
}

/** Milliseconds since 1970 by the machine's clock, wherever ours was moved to. */
export function machineTime(): number {
  return performance.timeOrigin + performance.now();
}

/** Sets the clock of this page or process to a point in time, in milliseconds. */
export function setClock(time: number): void {
  moveClock(time - machineTime());
}
