import { expect, test } from 'vitest';
import { dateProblem, rechargesOf } from './invoice';
import { invoices } from './invoices';

const applied = Date.parse('2026-06-08T09:00:00+08:00');

test.each([['2026-06-08 09:00:00'], [applied], [String(applied / 1000)]])(
  '[F2] [CONST-1] an invoice is dated no earlier than its application at %s',
  (time) => {
    expect(dateProblem('2026-06-07', '2026-06-20', time)).toBe('开票日期不能早于申请日期');
    expect(dateProblem('2026-06-08', '2026-06-20', time)).toBeUndefined();
  },
);

test('[F2] [CONST-1] the arrival of a recharge is a time, however it is sent', () => {
  expect(rechargesOf([{ id: 1, endTime: applied }])[0]?.endTime).toBe('2026-06-08 09:00:00');
});

test.each([
  ['/profile/upload/a.pdf', ['download', 'resend']],
  ['', ['attach']],
])('[F2] an issued invoice with the file %j offers %o', (fileUrl, offered) => {
  const isOffered = (key: string) => {
    const action = invoices.actions?.[key];
    return action?.on === 'row' && action.when?.({ id: 1, status: 1, fileUrl }, () => true);
  };
  expect(['download', 'attach', 'resend'].filter(isOffered)).toEqual(offered);
});
