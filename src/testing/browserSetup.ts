import './quietReact';
import Cookies from 'js-cookie';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, chai, expect, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { moveClock } from '@/mocks/clock';
import { stopTestServer } from '@/mocks/testServer';
import { beginFile, resetClock } from './clock';
import './instantMotion.css';
import { takeCalls } from './madeCalls';
import { visibleInViewport } from './visibleInViewport';

/**
 * React records the place in the code that made each of ten thousand elements a second, which nobody reads. This makes
 * it believe that they are recorded.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {},
  });

chai.use(visibleInViewport);

beginFile();

/** Each test begins at the same minute, whenever it runs. */
beforeEach(resetClock);

/** Between files the clock is the machine's. vitest tells a file's runs apart by the time, and would skip it. */
afterAll(() => moveClock(0));

declare module 'vitest/browser' {
  interface BrowserCommands {
    parkPointer: () => Promise<void>;
  }
}

/** A pointer left by the last test is a pointer on whatever this one draws there. */
beforeEach(() => commands.parkPointer());

/** Messages on the console since the last test ended. */
const complaints: string[] = [];

beforeEach(async () => {
  await cleanup(); // the library's own hook is set by the first file alone: files share their modules
  Cookies.remove('Admin-Token', { 'max-age': '0' });
  localStorage.clear();
});

/** A quiet console is part of passing (architecture, section 9). */
for (const level of ['error', 'warn'] as const)
  vi.spyOn(console, level).mockImplementation((...words) => complaints.push(words.map(String).join(' ')));

/** Channels of pages that were left: in the product they end with their page. */
const channels: BroadcastChannel[] = [];

vi.stubGlobal(
  'BroadcastChannel',
  class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  },
);

beforeEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

/** Files share the page: replaced globals of one file are restored for the next. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

afterEach(() => {
  expect(complaints.splice(0).join('\n'), 'what the console was told').toBe('');
});

afterEach(({ task }) => {
  task.meta.calls = takeCalls();
});

/** Requests of the next file are its own affair. */
afterAll(stopTestServer);
