import { describe, expect, test } from 'vitest';
import { parseQuery, readToolMessage } from './toolMessage';

const window = new MessageChannel().port1;
const origin = 'https://t.example.com';
const read = (data: unknown, about: { source?: MessagePort | null; origin?: string } = {}) =>
  readToolMessage({ data, source: window, origin, ...about }, { source: window, origin });

test('[TBX-5] the window in the frame is heard, as object and as JSON text', () => {
  expect(read({ type: 'tokenExpired' })).toEqual({ type: 'tokenExpired' });
  expect(read('{"type":"tokenExpired"}')).toEqual({ type: 'tokenExpired' });
  expect(read({ type: 'ready', more: 1 })).toEqual({ type: 'ready' });
});

describe('[TBX-5] ignored', () => {
  test('another window, whatever its origin', () => {
    expect(read({ type: 'tokenExpired' }, { source: new MessageChannel().port1 })).toBeUndefined();
    expect(read({ type: 'tokenExpired' }, { source: null })).toBeUndefined();
  });

  test.each(['https://t.example.com:8443', 'http://t.example.com', 'https://example.com', 'null', ''])(
    'the same window from the origin %j',
    (other) => expect(read({ type: 'tokenExpired' }, { origin: other })).toBeUndefined(),
  );

  test('an opaque origin, even where it is the one that is expected', () => {
    const event = { data: { type: 'tokenExpired' }, source: window, origin: 'null' };
    expect(readToolMessage(event, { source: window, origin: 'null' })).toBeUndefined();
  });

  test('a frame that is not there', () => {
    const event = { data: { type: 'tokenExpired' }, source: null, origin };
    expect(readToolMessage(event, { source: null, origin })).toBeUndefined();
    expect(readToolMessage(event, { source: undefined, origin })).toBeUndefined();
  });

  test.each([
    'tokenExpired',
    '"tokenExpired"',
    '[{"type":"tokenExpired"}]',
    '{',
    null,
    undefined,
    7,
    [{ type: 'tokenExpired' }],
    {},
    { type: 1 },
    { type: ['tokenExpired'] },
    { type: 'tokenexpired' },
    { type: 'addChoice', groupCode: '006' },
  ])('%j', (data) => expect(read(data)).toBeUndefined());
});

test('a row for the table of choices; codes may be numbers', () => {
  expect(read({ type: 'addChoice', schoolCode: '10001', groupCode: 6 })).toEqual({
    type: 'addChoice',
    choice: { schoolCode: '10001', groupCode: '6', majorCode: undefined },
  });
});

test('[TBX-4] the query of a page that the tool went to, without what is not its own', () => {
  expect(
    read({ type: 'navigate', page: '/more/same', query: { score: 600, token: 't', theme: 'dark' } }),
  ).toEqual({
    type: 'navigate',
    page: '/more/same',
    query: { score: 600 },
  });
  expect(parseQuery({ a: ['物理', 1, {}], b: { c: 1 }, from: 'admin', d: '' })).toEqual({
    a: ['物理', '1'],
    d: '',
  });
  expect(parseQuery(undefined)).toEqual({});
});
