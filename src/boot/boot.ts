import { createSessionStore } from '@/providers/auth/sessionStore';
import { askEarly } from '@/providers/http/earlyCalls';
import { isRecord, ownMember, textOr } from '../lib/record';
import { whenIdle } from '../lib/whenIdle';
import { shareIdOf } from '../shell/model/guard/sharedPath';
import { outdated, scriptFor } from './browser';
import { isGatedAddress, likelyForm, likelyPage } from './likelyPage';

/**
 * The first script of a built page, before the application's own: brings an older browser what it lacks, or asks for another
 * (decision 35). Where somebody is signed in, asks at once for the code that the address needs and for what it will ask the
 * server; without that everything works, in more rounds.
 */

/** Which files pages need beyond those that index.html names. The build puts it in (scripts/vite/bootScript.mjs). */
declare const startPlan: {
  /** Every file once; the lists below are places in it. */
  readonly files: readonly string[];
  /** By what the address begins with; `always` for everybody who is signed in, `home`, `list` and `form` besides. */
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
  // The query may name people and is not remembered; gated pages wait for the guard.
  const page = search === '' && !isGatedAddress(pathname) ? pathname : '';
  if (mocks !== true) askEarly({ page, token: session.token, apiBase: textOr(apiBase) });
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

/** Milliseconds after which home has what it shows; a list is what most people open next. */
const homeIsDone = 1000;

function whenDone(work: () => void): void {
  addEventListener('load', () => setTimeout(() => whenIdle(async () => work()), homeIsDone));
}

function preload(file: string): void {
  const link = document.createElement('link');
  // As the build's own imports ask for it: what is under way here is what they find.
  link.href = `/${file}`;
  link.crossOrigin = '';
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.onerror = () => link.remove(); // so that the import asks again, and says what is wrong
  document.head.append(link);
}
