import { expect, test } from 'vitest';
import { noteSent } from './useFormSteps';

/** Steps of a new form's draft after a save, during which something may have been typed. */
function stepsAfter({ typed, stays }: { readonly typed: string; readonly stays: boolean }) {
  const steps: string[] = [];
  const step = (name: string) => () => void steps.push(name);
  const unsaved = {
    ...{ settle: step('settle'), touch: step('touch'), leave: step('leave') },
    moveTo: (path: string) => void steps.push(path),
  };
  let text = 'a';
  const settle = noteSent({ unsaved, held: () => text, movesTo: (id) => `/edit/${id}`, stays });
  text += typed;
  return [settle(7), ...steps];
}

test('[O5] a new form that stays open goes on with the draft of what was saved', () => {
  expect(stepsAfter({ typed: '', stays: true })).toEqual([true, '/edit/7', 'settle']);
  expect(stepsAfter({ typed: 'b', stays: true })).toEqual([false, '/edit/7', 'touch']);
  expect(stepsAfter({ typed: 'b', stays: false })).toEqual([false, '/edit/7', 'leave']);
});
