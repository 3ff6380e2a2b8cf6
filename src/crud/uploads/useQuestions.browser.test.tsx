import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useQuestions } from './useQuestions';

test('[WID-5] pictures are asked about one after the other, and each gets its own answer', async () => {
  const { result } = await renderHook(() => useQuestions<{ readonly about: string }>());
  const { ask } = result.current;
  const answers = [ask({ about: '甲' }), ask({ about: '乙' }), ask({ about: '丙' })];
  const asked = (about: string) => expect.poll(() => result.current.asked?.about).toBe(about);
  const answer = (picture?: File) => (result.current.asked ?? expect.unreachable()).answer(picture);
  const [whole, smaller] = [new File([], '原图.png'), new File([], '小图.png')];
  await asked('甲');
  const late = result.current.asked;
  answer(whole);
  await asked('乙');
  late?.answer(smaller);
  answer();
  await asked('丙');
  answer(smaller);
  expect(await Promise.all(answers)).toEqual([whole, undefined, smaller]);
  await expect.poll(() => result.current.asked).toBeUndefined();
});
