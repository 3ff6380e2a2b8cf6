import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Fault } from '@/mocks/faults';
import { isFull } from './fullRun';
import type { Visit } from './openView';

/** A fault in the middle of a call. */
export interface CallFailure {
  readonly name: string;
  /** Makes the next call with this beginning of a path fail; the ones after it succeed. */
  readonly arm: (visit: Visit, path: string) => void;
  /** Prepares another try: hanging calls are released; an expired session is renewed by signing in in another tab. */
  readonly recover: (visit: Visit) => Promise<void>;
  /** Whether the outcome of the call is unknown: a write is not offered again. */
  readonly isUnanswered: boolean;
}

/** Milliseconds after which a visit's calls should be given up (`requestTimeout` of {@link openView}). */
export const shortTimeout = 1000;

/** Faults that every upload, download, import and save must survive without losing typed or chosen values. */
const failures: readonly CallFailure[] = [
  failure('status 500', { kind: 'status', status: 500 }),
  failure('code 500', { kind: 'code', code: 500 }),
  failure('code 601', { kind: 'code', code: 601, msg: '请稍后再试' }),
  failure('no answer in time', { kind: 'hang' }),
  failure('no network', { kind: 'network' }),
  { ...failure('code 401', { kind: 'code', code: 401 }), recover: renew },
];

/** The two with a way of their own, and all in a full run. Refusals are alike, whatever their code. */
export const faultRun = isFull ? failures : failures.slice(-2);

function failure(name: string, fault: Fault): CallFailure {
  return {
    name,
    // A read that the network loses once is repeated without a question.
    arm: ({ mockServer }, path) =>
      void mockServer.faults.inject({ ...fault, path, times: fault.kind === 'network' ? 2 : 1 }),
    recover: async ({ mockServer }) => mockServer.faults.clear(),
    isUnanswered: fault.kind === 'network' || fault.kind === 'hang',
  };
}

async function renew({ mockServer, providers: { session }, signInElsewhere }: Visit): Promise<void> {
  mockServer.faults.clear();
  await signInElsewhere();
  await expect.poll(() => session.get().phase).toBe('active');
}

/** Faults of a call that books money, one after the other, and how the staff go on from there. */
export interface MoneyFailure {
  readonly name: string;
  readonly faults: readonly Fault[];
  /** The way after the last one: 确定 again as after all others, overriding it, or reading which part was not done. */
  readonly way: 'again' | 'override' | 'read';
}

const failed = [{ id: 1, name: '示例', msg: '余额不足' }];

/** Faults that a form that books money must survive with one booking, one message each time, and all typed text. */
export const moneyFailures: readonly MoneyFailure[] = [
  { name: 'the work is done and the answer lost', faults: [{ kind: 'lost' }], way: 'again' },
  {
    name: 'codes 500 and 40301',
    faults: [
      { kind: 'code', code: 500 },
      { kind: 'code', code: 40301, data: null },
    ],
    way: 'again',
  },
  {
    name: 'no network, then code 601',
    faults: [{ kind: 'network' }, { kind: 'code', code: 601, msg: '仍要继续吗？' }],
    way: 'override',
  },
  {
    name: 'code 44444',
    faults: [{ kind: 'code', code: 44444, msg: '成功 0 条，失败 1 条', data: { done: [], failed } }],
    way: 'read',
  },
];

/** Like a lost response for a form, but with a time limit (`shortTimeout`), as in the engine's own test. */
export const silentFailure: MoneyFailure = {
  name: 'the work is done and the answer not there in time',
  faults: [{ kind: 'silent' }],
  way: 'again',
};

/**
 * Faults for every single form: only the lost response, and all of them in a full run. The engine handles faults, and
 * is tested separately (src/crud/actions/actionDialog.browser.test.tsx).
 */
export const moneyRun: readonly MoneyFailure[] = isFull ? moneyFailures : moneyFailures.slice(0, 1);

/** A form that books money, opened and filled in. */
export interface MoneyForm {
  readonly visit: Visit;
  readonly dialog: Locator;
  /** The label of its button; 确定 where absent. */
  readonly button?: string;
  /** The call that books. */
  readonly path: string;
  /** Number of bookings that the server has made through the form. */
  readonly booked: () => Promise<number>;
}

/** Sends a filled form through faults to its end: one message each, no typed text lost, and one booking. */
export async function bookThrough({ faults, way }: MoneyFailure, form: MoneyForm): Promise<void> {
  const { visit, dialog, path, booked, button = '确定' } = form;
  const { mockServer, notifications } = visit;
  const confirm = dialog.getByRole('button', { name: button });
  const typedIn = () => [...dialog.element().querySelectorAll('input, textarea')].map(textIn);
  await expect.poll(() => awaitedItems(dialog)).toEqual([]);
  const typed = typedIn();
  for (const [index, fault] of faults.entries()) {
    mockServer.faults.inject({ ...fault, path, times: 1 });
    await confirm.click();
    if (way === 'override' && index === faults.length - 1) {
      expect(notifications).toHaveLength(index);
      const question = page.getByRole('dialog').filter({ hasText: '仍要继续吗？' });
      await question.getByRole('button', { name: '确定' }).click();
      continue;
    }
    await expect.poll(() => notifications).toHaveLength(index + 1);
    if (way === 'read') {
      await expect.element(page.getByText('余额不足')).toBeVisible();
      expect(await booked()).toBe(0);
      return;
    }
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    expect(typedIn()).toEqual(typed);
    mockServer.faults.clear();
  }
  if (way === 'again') await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await booked()).toBe(1);
}

/** Labels of the form items whose input is still on its way. */
function awaitedItems(dialog: Locator): readonly (string | null)[] {
  const items = [...dialog.element().querySelectorAll('.ant-form-item')];
  return items
    .filter((item) => !item.querySelector('input, textarea, button'))
    .map((item) => item.textContent);
}

function textIn(control: Element): string {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : '';
}
