import { expect, test } from 'vitest';
import { providerOf } from '@/providers/data/providerOf';
import { callKey, type Subject } from '@/providers/data/resourceCall';
import { updatesKey } from '@/providers/updates/updates';
import { allSubjects } from '@/src/testing/subject';
import { memberPages } from '../lookups/memberPages';
import { operationsEndpoints } from '../operations/endpoints';

const subjects = await allSubjects();
const { services: sold } = operationsEndpoints['operations/good-service'].operations;

/** Pages, and the readings of others that show what their operations change. */
const related: readonly (readonly [page: string, readings: readonly Subject[]])[] = [
  ['expert/order', ['lookups/expert', 'management/work-order-list', 'management/work-order-submission']],
  ['expert/volunteer', ['expert/filling', 'expert-volunteer', ['expert/workbench', 'tables']]],
  ['score/batch', ['score/batch-rules', 'score/countdown', 'lookups/province', 'expert-batches']],
  ['score/batch', ['operations/college-data', 'operations/school-data', 'expert/filling']],
  ['score/countdown', ['score/batch-rules', 'expert-batches', 'expert/filling']],
  ['score/line', [['expert/student', 'exams']]],
  ['expert/filling', ['management/card-data', 'expert/volunteer']],
  ['management/work-order-list', ['management/recycle-bin', 'expert-volunteer', 'expert/major']],
  [
    'operations/school-data',
    ['operations/college-data', 'operations/brochure', 'operations/recommendations'],
  ],
  ['operations/college-data', ['operations/specialty']],
  ['operations/service', ['operations/good-service', ['choices', sold.path], 'operations/recommendations']],
  ['operations/specialty', ['operations/recommendations']],
  ['operations/headlines', ['operations/recommendations']],
  ['operations/system-updates', [updatesKey]],
  ['customer/store', ['choices', 'customer/site', 'finance/financial-balance']],
  ['system/user', ['choices', ['management', 'owners'], 'system/organization', 'customer/store']],
  ...['system/role', 'system/role/user', 'system/dept'].map(
    (page) => [page, ['system/organization/member']] as const,
  ),
];

test.each(related)('a change on %s has %j read again', (page, readings) => {
  const changing = subjects.find(({ name }) => name === page);
  expect(changing?.resource.invalidates).toEqual(expect.arrayContaining(readings.map((of) => callKey(of))));
});

test.each([
  ['monitor/job', 'monitor/jobLog'],
  ['system/dept', 'system/user'],
])('a change on %s has %s of the same server read again', (page, other) => {
  const changing = subjects.find(({ name }) => name === page);
  expect(changing?.resource.invalidates).toContainEqual(callKey(other, 'rest'));
});

test.each([
  ...['management/card-data', 'management/user-list'],
  ...['management/client-data', 'expert/order', 'expert/filling', 'operations/users'],
])('a change on %s has all lists of members read again', (page) => {
  const changing = subjects.find(({ name }) => name === page);
  expect(changing?.resource.invalidates).toEqual(expect.arrayContaining(memberPages));
});

test('[E1] [E10] [G6] [O13] members are in the queue, in orders, and among the registered users', () => {
  const pages = ['expert/filling', 'expert/order', 'management/user-list', 'operations/users'];
  expect(memberPages).toEqual(expect.arrayContaining(pages.map((page) => callKey(page))));
});

test('related resources are named under their own server, or nothing of them would be read again', () => {
  const providers = new Map(subjects.map(({ name, resource }) => [name, providerOf(resource.endpoints)]));
  const wrong = subjects.flatMap(({ resource: { invalidates = [] } }) =>
    invalidates.filter(([, provider, of]) => provider !== (providers.get(String(of)) ?? provider)),
  );
  expect(wrong).toEqual([]);
});
