import { createSessionStore } from '@/providers/auth/sessionStore';
import { askEarly } from '@/providers/http/earlyCalls';
import { isRecord, ownMember, textOr } from '../lib/record';
import { whenIdle } from '../lib/whenIdle';
import { shareIdOf } from '../shell/model/guard/sharedPath';
import { outdated, scriptFor } from './browser';
import { isGatedAddress, likelyForm, likelyPage } from './likelyPage';

/**
 * The first script of a built page, before the application's own. Gives an older browser its polyfills, or asks for
 * another browser (decision 35). For a signed-in person it asks at once for the address's code and for its first data.
 * Without that everything works, in more rounds.
 */

/** Files that pages need beyond those that index.html names. The build puts it in (scripts/vite/bootScript.mjs). */
declare const startPlan: {
  /** Every file once; the lists below are indices of it. */
  readonly files: readonly string[];
  /** By the beginning of the address; `always` for every signed-in person, `home`, `list` and `form` besides. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
  readonly polyfills: string;
};

const script = scriptFor(window, startPlan.polyfills);
// It runs next: the application, a module, waits until the whole page is read.
if (script) document.write(`<script src="/${script}"></script>`);
if (script !== outdated) askForPage();

function askForPage(): void {
  const session = createSessionStore().read();
  if (!session || shareIdOf(location.pathname) !== undefined) return;
  const { pathname, search } = location;
  const config: unknown = window.__APP_CONFIG__;
  const { mocks, apiBase } = isRecord(config) ? config : {};
  // Gated pages wait for the guard.
  const page = isGatedAddress(pathname) ? '' : pathname;
  if (mocks !== true) askEarly({ page, search, token: session.token, apiBase: textOr(apiBase) });
  filesFor(pathname).forEach(preload);
  if (pageOf(pathname) === 'home') whenDone(() => filesOf('list').forEach(preload));
}

function filesFor(path: string): string[] {
  return [
    ...new Set([
      ...filesOf('always'),
      ...filesOf(pageOf(path)),
      ...(likelyForm(path) ? filesOf('form') : []),
    ]),
  ];
}

function pageOf(path: string): string | undefined {
  return likelyPage(path, Object.keys(startPlan.pages));
}

function filesOf(page = ''): string[] {
  const { files, pages } = startPlan;
  return (ownMember(pages, page) ?? []).flatMap((place) => files[place] ?? []);
}

/** Milliseconds after which home has its data; a list is what most people open next. */
const homeIsDone = 1000;

function whenDone(work: () => void): void {
  addEventListener('load', () => setTimeout(() => whenIdle(async () => work()), homeIsDone));
}

function preload(file: string): void {
  const link = document.createElement('link');
  // Attributes as in the build's own imports, so that they find the file that is under way.
  link.href = `/${file}`;
  link.crossOrigin = '';
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.dataset.boot = '';
  link.onerror = () => link.remove(); // so that the import asks again, and reports the failure
  document.head.append(link);
}
