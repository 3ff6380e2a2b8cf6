import { type Navigator, parsePath, type To, type UNSAFE_createBrowserHistory } from 'react-router';

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];

/** Whether the address may be left for another path: true at once, or once somebody has answered. */
export type Gate = (pathname: string) => true | Promise<boolean>;

/** The browser's history behind a gate. */
export interface GatedHistory {
  readonly navigator: Navigator;
  listen(listener: Listener): () => void;
}

/**
 * Asks the gate before any change of address, the browser's own «back» included (architecture, section 5): that one has
 * happened when we hear of it, so it is taken back, and done again where the answer is yes.
 */
export function createGatedHistory(history: BrowserHistory, gate: Gate): GatedHistory {
  /** Called when the step that we took back has arrived. */
  let onTakenBack: (() => void) | undefined;

  function through(to: To, go: () => void): void {
    const verdict = gate(pathOf(to) ?? history.location.pathname);
    if (verdict === true) go();
    else void verdict.then((yes) => yes && go());
  }

  async function askAgain(verdict: Promise<boolean>, delta: number): Promise<void> {
    const takenBack = new Promise<void>((resolve) => {
      onTakenBack = resolve;
    });
    history.go(-delta);
    await takenBack;
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
        if (onTakenBack) {
          onTakenBack();
          onTakenBack = undefined;
          return;
        }
        const isPop = update.action === 'POP' && update.delta !== null && update.delta !== 0;
        const verdict = isPop ? gate(update.location.pathname) : true;
        if (verdict === true) listener(update);
        else void askAgain(verdict, update.delta ?? 0);
      });
    },
  };
}

function pathOf(to: To): string | undefined {
  return (typeof to === 'string' ? parsePath(to) : to).pathname;
}
