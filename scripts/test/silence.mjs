/**
 * Reports a suite that has been silent for too long. A suite has no time limit: only a silent one is stopped, on slow
 * machines as on fast ones.
 *
 * @typedef {object} Timers
 * @property {(act: () => void, ms: number) => unknown} set
 * @property {(timer: any) => void} clear
 */

/** @type {Timers} */
const machineTimers = {
  set: setTimeout,
  clear: clearTimeout,
};

/**
 * Calls `stop` once, when `seconds` have gone by since the beginning, or since the last `heard`.
 * @param {number} seconds
 * @param {() => void} stop
 * @param {Timers} [timers]
 * @returns {{ heard: () => void, end: () => void }}
 */
export function watchSilence(seconds, stop, timers = machineTimers) {
  let isOver = false;
  const begin = () =>
    timers.set(() => {
      isOver = true;
      stop();
    }, seconds * 1000);
  let timer = begin();
  return {
    heard: () => {
      if (isOver) return;
      timers.clear(timer);
      timer = begin();
    },
    end: () => {
      isOver = true;
      timers.clear(timer);
    },
  };
}
