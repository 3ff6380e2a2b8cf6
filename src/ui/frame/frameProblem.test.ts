import { expect, test } from 'vitest';
import { frameProblem } from './frameProblem';

const here = 'https://admin.example.com/monitor/druid';

test.each([
  ['the server’s own page', {}, {}, '/druid/login.html', undefined],
  ['our application in its place', {}, { __APP_CONFIG__: {} }, '/druid/login.html', 'ours'],
  ['the error page of the browser', null, {}, '/druid/login.html', 'closed'],
  ['another host', null, {}, 'https://api.example.com/druid/login.html', undefined],
])('%s: %#', (_what, contentDocument, contentWindow, address, problem) => {
  expect(frameProblem({ contentDocument, contentWindow }, address, here)).toBe(problem);
});
