import Cookies from 'js-cookie';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import './instantMotion.css';
import { takeCalls } from './madeCalls';

/** What the console was told since the last test ended. */
const complaints: string[] = [];

beforeEach(() => {
  Cookies.remove('Admin-Token');
  localStorage.clear();
});

/** A quiet console is part of passing (architecture, section 9). */
for (const level of ['error', 'warn'] as const)
  vi.spyOn(console, level).mockImplementation((...words) => complaints.push(words.map(String).join(' ')));

afterEach(() => {
  expect(complaints.splice(0), 'what the console was told').toEqual([]);
});

afterEach(({ task }) => {
  task.meta.calls = takeCalls();
});

/**
 * Takes leave of the mocks' service worker, as a page that is closed does and a frame that is removed does not: else it
 * would go on standing between the next file's tests and the network.
 */
afterAll(() => navigator.serviceWorker.controller?.postMessage('CLIENT_CLOSED'));
