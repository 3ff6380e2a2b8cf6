import { type Navigator, parsePath, type To, type UNSAFE_createBrowserHistory } from 'react-router';

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];

/** Whether the address may be left for another (path and query): true at once, or once somebody has answered. */
export type NavigationBlocker = (address: string) => true | Promise<boolean>;

/** The browser's history behind a navigation blocker. */
export interface BlockingHistory {
  readonly navigator: Navigator;
  listen(listener: Listener): () => void;
}

/** Milliseconds without a step of the browser after which its address is final. */
const quiet = 80;

/**
 * Asks the blocker before any change of address, the browser's own «back» included (architecture, section 5). The
 * browser has gone back by the time we hear of it: this is undone, and repeated after a yes.
 */
export function createBlockingHistory(history: BrowserHistory, blocker: NavigationBlocker): BlockingHistory {
  const steps = createSteps(history);

  function through(to: To, go: () => void): void {
    const { pathname = history.location.pathname, search = '' } = typeof to === 'string' ? parsePath(to) : to;
    const verdict = blocker(pathname + search);
    if (verdict === true) go();
    else void verdict.then((yes) => yes && go());
  }

  async function askAgain(verdict: Promise<boolean>, delta: number): Promise<void> {
    await steps.takeBack(delta);
    if (await verdict) history.go(delta);
  }

  return {
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state) => through(to, () => history.push(to, state)),
      replace: (to, state) => through(to, () => history.replace(to, state)),
    },
    listen(listener) {
      return history.listen((update) => {
        if (steps.isPartOfTakingBack(update)) return;
        const isPop = update.action === 'POP' && update.delta !== null && update.delta !== 0;
        const verdict = isPop ? blocker(update.location.pathname + update.location.search) : true;
        if (verdict === true) listener(update);
        else void askAgain(verdict, update.delta ?? 0);
      });
    },
  };
}

/** Takes steps of the browser back, also the ones made meanwhile by pressing «back» twice. */
function createSteps(history: BrowserHistory) {
  /** Entries between the address that is shown and the browser's own. */
  let away = 0;
  let onArrived: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    if (away !== 0) return;
    clearTimeout(timer);
    onArrived?.();
    onArrived = undefined;
  }

  return {
    /** Resolves when the browser is back at the address that is shown. */
    takeBack(delta: number): Promise<void> {
      away = delta;
      history.go(-delta);
      return new Promise((resolve) => {
        onArrived = resolve;
      });
    },
    /** Whether a change of address belongs to a step that is being taken back, and is no news to anybody. */
    isPartOfTakingBack({ action, delta }: Parameters<Listener>[0]): boolean {
      if (!onArrived) return false;
      const isStep = action === 'POP';
      away = isStep ? away + (delta ?? 0) : 0;
      clearTimeout(timer);
      timer = setTimeout(() => history.go(-away), quiet);
      settle();
      return isStep;
    },
  };
}
