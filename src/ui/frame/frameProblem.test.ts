import { expect, test } from 'vitest';
import { frameProblem } from './frameProblem';

const here = 'https://admin.example.com/monitor/druid';

const page = { contentType: 'text/html' };
const json = { contentType: 'application/json' };

/** A window whose page came with a status; undefined where the browser does not say. */
const answered = (responseStatus?: number) => {
  const about = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) };
  const entry = { ...about, ...(responseStatus !== undefined && { responseStatus }) };
  return { performance: { getEntriesByType: () => [entry] } };
};

test.each([
  ['the server’s own page', page, answered(200), '/druid/login.html', undefined],
  ['a page in a browser that tells no status', page, answered(), '/druid/login.html', undefined],
  [
    'our application in its place',
    page,
    { ...answered(200), __APP_CONFIG__: {} },
    '/druid/login.html',
    'ours',
  ],
  ['a server that has no such page', page, answered(404), '/druid/login.html', 'missing'],
  ['a server that answers as to a call', json, answered(200), '/druid/login.html', 'missing'],
  ['a proxy that keeps it from us', page, answered(403), '/druid/login.html', 'refused'],
  ['the error page of the browser', null, answered(), '/druid/login.html', 'closed'],
  ['another host', null, answered(), 'https://api.example.com/druid/login.html', undefined],
])('%s: %#', (_what, contentDocument, contentWindow, address, problem) => {
  expect(frameProblem({ contentDocument, contentWindow }, address, here)).toBe(problem);
});
