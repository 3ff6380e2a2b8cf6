import { expect, test } from 'vitest';
import { callsInJourneys, callsInTests, callsMissing } from './callsMade.mjs';

const given = [
  { method: 'GET', path: '/system/config/list' },
  { method: 'GET', path: '/system/config/{id}' },
  { method: 'POST', path: '/a' },
];

test('calls are collected from both reports', () => {
  const assertionResults = [{ meta: { calls: ['POST /a', 'GET /b'] } }, { meta: {} }, {}];
  expect(callsInTests(JSON.stringify({ testResults: [{ assertionResults }] }))).toEqual([
    'POST /a',
    'GET /b',
  ]);
  const annotations = [{ type: 'calls', description: 'POST /a\nGET /b' }, { type: 'skip' }];
  const report = { suites: [{ suites: [{ specs: [{ tests: [{ annotations }] }] }] }] };
  expect(callsInJourneys(JSON.stringify(report))).toEqual(['POST /a', 'GET /b']);
});

test('a call that nothing makes is missing; a list that has been read is no record', () => {
  expect(callsMissing(given, ['GET /system/config/list', 'POST /b'])).toEqual([
    'GET /system/config/{id}',
    'POST /a',
  ]);
  expect(callsMissing(given, ['GET /system/config/list', 'GET /system/config/3', 'POST /a'])).toEqual([]);
});
