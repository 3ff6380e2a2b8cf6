import { expect, test } from 'vitest';
import { createUserScope } from '../auth/userScope';
import type { Call, Send } from '../http/request';
import { createNotes, notesOf } from './notes';

const key = 'customer/list/index';
const tip = { title: '提示', tips: ['一'], content: '' };

/** A server that answers each call with the next of these; an error rejects. */
function serving(...responses: readonly unknown[]) {
  const calls: Call[] = [];
  const send: Send = async (call) => {
    const data = responses[calls.push(call) - 1];
    if (data instanceof Error) throw data;
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data } };
  };
  return { send, calls };
}

test('[LAY-2] a note is asked for once a key, by its view path and silently', async () => {
  const { send, calls } = serving(tip);
  const notes = createNotes({ send });
  expect(notes.get(key)).toBeUndefined();
  await Promise.all([notes.load(key), notes.load(key)]);
  await notes.load(key);
  expect(notes.get(key)).toEqual(tip);
  expect(calls.map(({ path, body, options }) => [path, body, options?.quiet])).toEqual([
    ['/ssystem-api/api/Systerm/getNoteDesc', { key }, true],
  ]);
});

test('[LAY-2] a missing note is remembered; a failure is not', async () => {
  const { send, calls } = serving(new Error('down'), null);
  const notes = createNotes({ send });
  await notes.load(key);
  await notes.load(key);
  await notes.load(key);
  expect(calls).toHaveLength(2);
  expect(notes.get(key)).toBeUndefined();
});

test('[LAY-2] a saved note shows at once; an empty one counts as none', async () => {
  const { send, calls } = serving(null, null);
  const notes = createNotes({ send });
  await notes.save(key, tip);
  expect(notes.get(key)).toEqual(tip);
  await notes.load(key);
  expect(calls.map(({ body }) => body)).toEqual([{ key, ...tip }]);
  await notes.save(key, { title: '', tips: [], content: '' });
  expect(notes.get(key)).toBeUndefined();
});

test('[LAY-2] an answer after the save does not undo the note', async () => {
  let answer: (data: unknown) => void = () => undefined;
  const waiting = new Promise((resolve) => {
    answer = resolve;
  });
  const send: Send = async ({ path }) => {
    const data = path.endsWith('getNoteDesc') ? await waiting : null;
    return { status: 200, headers: {}, body: { code: 20000, msg: '', data } };
  };
  const notes = createNotes({ send });
  const loading = notes.load(key);
  await notes.save(key, tip);
  answer({ ...tip, title: '旧的' });
  await loading;
  expect(notes.get(key)).toEqual(tip);
});

test('[SESS-5] another person gets their own notes', async () => {
  const { send, calls } = serving(tip, null);
  const userScope = createUserScope();
  const notes = notesOf({ send, userScope });
  expect(notesOf({ send, userScope })).toBe(notes);
  await notes.load(key);
  userScope.changed();
  expect(notes.get(key)).toBeUndefined();
  await notes.load(key);
  expect(calls).toHaveLength(2);
});
