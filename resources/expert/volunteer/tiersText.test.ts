import { expect, test } from 'vitest';
import { tiersText } from './VolunteerCells';

test('[E6] a file has every tier that the list shows', () => {
  expect(tiersText({ reach: 11, match: 14, safe: 6, risky: 1, unknown: 0 })).toBe('冲 11，稳 14，保 6，险 1');
});
