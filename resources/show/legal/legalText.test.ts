import { expect, test } from 'vitest';
import { type ComparedText, formerVersion, type LegalStatus } from './legalText';

const text = (version: string, status: LegalStatus, effectiveTime = ''): ComparedText => ({
  ...{ id: version, docType: '1', content: '', version, status, effectiveTime },
});
const [expired, present, pending, draft] = [
  text('V1.0', 3, '2025-01-01 00:00:00'),
  text('V1.1', 2, '2026-01-01 00:00:00'),
  text('V3.0', 1, '2027-01-01 00:00:00'),
  text('V2.0', 0),
];

test.each([
  ['a draft', draft, [expired, present, pending], present],
  [
    'a draft published after a version to come',
    { ...draft, effectiveTime: '2027-02-01 00:00:00' },
    [present, pending],
    pending,
  ],
  [
    'a draft published before it',
    { ...draft, effectiveTime: '2026-12-01 00:00:00' },
    [present, pending],
    present,
  ],
  ['a version in force', present, [expired, pending, draft], expired],
  ['a version to come', pending, [expired, present, draft], present],
  ['a first draft', draft, [pending], pending],
  ['a draft alone', draft, [], undefined],
])('[S1] %s is compared first with the version that it replaces', (_name, compared, others, former) => {
  expect(formerVersion(compared, others)).toBe(former);
});
