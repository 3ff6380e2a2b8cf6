import { expect, test } from 'vitest';
import { callKey } from '@/providers/data/resourceCall';
import { memberPages } from '../../card/useCardCall';
import { workOrders } from '../orders';
import { submissions } from './SubmissionPage';

test('[G8] a submission is read by the desk and by the orders of customers', () => {
  const pages = ['management/work-order-list', 'expert/order'];
  expect(submissions.invalidates).toEqual(expect.arrayContaining(pages.map((name) => callKey(name))));
});

test('[G9] a finished work order is read by the pages of cards and members', () => {
  expect(workOrders.invalidates).toEqual(expect.arrayContaining([...memberPages]));
});
