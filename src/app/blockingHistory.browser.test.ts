import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBlockingHistory, type NavigationBlocker } from './blockingHistory';

/** A gated history at `/start`, which came from `/before`; puts the runner's address back afterwards. */
function open(blocker: NavigationBlocker) {
  const own = location.href;
  window.history.pushState(null, '', '/before');
  const history = createBrowserHistory({ v5Compat: true });
  const blocking = createBlockingHistory(history, blocker);
  const seen: string[] = [];
  const stop = blocking.listen((update) => seen.push(`${update.action} ${update.location.pathname}`));
  onTestFinished(() => {
    stop();
    window.history.replaceState(null, '', own);
  });
  return { ...blocking, seen };
}

const path = () => location.pathname;

test('every way of leaving is open where nothing is lost', async () => {
  const { navigator, seen } = open(() => true);
  navigator.push('/start');
  navigator.replace('/other');
  navigator.go(-1);
  await expect.poll(path).toBe('/before');
  await expect.poll(() => seen).toEqual(['PUSH /start', 'REPLACE /other', 'POP /before']);
});

test('a push waits for the answer', async () => {
  const answers: ((yes: boolean) => void)[] = [];
  const { navigator } = open((to) =>
    to === '/start' ? true : new Promise((resolve) => answers.push(resolve)),
  );
  navigator.push('/start');
  navigator.push('/no');
  answers.shift()?.(false);
  navigator.push({ pathname: '/yes', search: '?q=1' });
  expect(path()).toBe('/start');
  answers.shift()?.(true);
  await expect.poll(() => path() + location.search).toBe('/yes?q=1');
});

test('the browser’s own «back» is undone, and repeated after a yes', async () => {
  let may = false;
  const blocker = vi.fn<NavigationBlocker>((to) => (to === '/start' || may ? true : Promise.resolve(may)));
  const { navigator, seen } = open(blocker);
  navigator.push('/start');
  window.history.back();
  await expect.poll(() => blocker.mock.calls.map(([to]) => to)).toEqual(['/start', '/before']);
  await expect.poll(path).toBe('/start');
  expect(seen).toEqual(['PUSH /start']);

  blocker.mockImplementation((to) => {
    if (to === '/start' || may) return true;
    may = true;
    return Promise.resolve(true);
  });
  window.history.back();
  await expect.poll(path).toBe('/before');
  await expect.poll(() => seen).toEqual(['PUSH /start', 'POP /before']);
});

test('a double «back» is undone as a whole', async () => {
  let may = true;
  const { navigator, seen } = open(() => may || Promise.resolve(false));
  navigator.push('/start');
  navigator.push('/more');
  may = false;
  const visited: string[] = [];
  const note = () => visited.push(path());
  window.addEventListener('popstate', note);
  onTestFinished(() => window.removeEventListener('popstate', note));
  window.history.back();
  window.history.back();
  await expect.poll(() => visited).toContain('/before');
  await expect.poll(path).toBe('/more');
  expect(seen).toEqual(['PUSH /start', 'PUSH /more']);
});
