import { expect, test } from 'vitest';
import { scrollTime, topAfter } from './scrollToTop';

test('[WID-1] the way to the top takes 800 ms, slow at both ends', () => {
  expect(scrollTime).toBe(800);
  expect([-5, 0, 400, 800, 5000].map((passed) => topAfter(1000, passed))).toEqual([1000, 1000, 500, 0, 0]);
  expect(topAfter(1000, 80)).toBeGreaterThan(970);
  expect(topAfter(1000, 720)).toBeLessThan(30);
});
