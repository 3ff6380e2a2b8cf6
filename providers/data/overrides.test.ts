import { expect, test } from 'vitest';
import { createOverrides } from './overrides';

/** Questions, a clock that the test sets, and the repeated calls. */
function setUp() {
  let time = 0;
  const repeated: string[] = [];
  const overrides = createOverrides(() => time);
  const ask = (message: string, signal?: AbortSignal) => {
    const retry = async () => {
      repeated.push(message);
      return { code: 20000, msg: '', data: message, members: {} };
    };
    const settled = overrides.settle({
      ...{ message, call: 'POST /x', retry, answersBefore: overrides.answers() },
      ...(signal && { signal }),
    });
    return settled.then(
      ({ data }) => data,
      (error) => error.reason.kind,
    );
  };
  const questions = () => overrides.get().map(({ message }) => message);
  const press = (yes = true) => overrides.get()[0]?.decide(yes);
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { overrides, ask, repeated, questions, press, pass };
}

test('[CODE-4] a double press answers one question of two, however long it is held', async () => {
  const { ask, repeated, questions, press, pass } = setUp();
  const [first, second] = [ask('覆盖甲？'), ask('覆盖乙？')];
  press();
  for (let repeat = 0; repeat < 20; repeat += 1) {
    pass(200);
    press();
  }
  expect([await first, questions(), repeated]).toEqual(['覆盖甲？', ['覆盖乙？'], ['覆盖甲？']]);
  pass(600);
  press(false);
  expect([await second, questions(), repeated]).toEqual(['declined', [], ['覆盖甲？']]);
});

test('[CODE-4] a call that is made after an answer is asked about and answered at once', async () => {
  const { ask, press, repeated } = setUp();
  const first = ask('覆盖甲？');
  press(false);
  const second = ask('覆盖乙？');
  press();
  expect([await first, await second, repeated]).toEqual(['declined', '覆盖乙？', ['覆盖乙？']]);
});

test('[CODE-4] two presses on one question make the call again once', async () => {
  const { overrides, ask, repeated, pass } = setUp();
  const asked = ask('覆盖甲？');
  const [question] = overrides.get();
  question?.decide(true);
  pass(1000);
  question?.decide(true);
  await asked;
  expect(repeated).toEqual(['覆盖甲？']);
});

test('[CODE-4] a lock declines waiting and new questions, and asks again after it is opened', async () => {
  const { overrides, ask, questions, press, repeated } = setUp();
  const before = ask('覆盖甲？');
  const unlock = overrides.suspend();
  const during = ask('覆盖乙？');
  expect(questions()).toEqual([]);
  expect(await Promise.all([before, during])).toEqual(['declined', 'declined']);
  unlock();
  const after = ask('覆盖丙？');
  expect(questions()).toEqual(['覆盖丙？']);
  press();
  await after;
  expect(repeated).toEqual(['覆盖丙？']);
});

test('[CODE-4] the question of a cancelled call goes, and never comes back', async () => {
  const { ask, questions } = setUp();
  const leaving = new AbortController();
  const asked = ask('覆盖甲？', leaving.signal);
  leaving.abort();
  expect([await asked, questions()]).toEqual(['declined', []]);
  expect([await ask('覆盖乙？', leaving.signal), questions()]).toEqual(['declined', []]);
});

test('a change of the person declines all waiting questions, within half a second as well', async () => {
  const { overrides, ask, press, questions } = setUp();
  const asked = [ask('覆盖甲？'), ask('覆盖乙？'), ask('覆盖丙？')];
  press(false);
  overrides.declineAll();
  expect(await Promise.all(asked)).toEqual(['declined', 'declined', 'declined']);
  expect(questions()).toEqual([]);
});

test('[CODE-4] a call whose form was given up before its question came is not asked about', async () => {
  const { overrides, questions, press } = setUp();
  const ask = (answersBefore: number) =>
    overrides.settle({
      ...{ message: '覆盖？', call: 'POST /x', answersBefore },
      retry: async () => ({ code: 20000, msg: '', data: 'done', members: {} }),
    });
  const before = overrides.answers();
  overrides.giveUp();
  await expect(ask(before)).rejects.toMatchObject({ reason: { kind: 'declined' } });
  const later = ask(overrides.answers());
  expect(questions()).toEqual(['覆盖？']);
  press();
  await expect(later).resolves.toMatchObject({ data: 'done' });
});
