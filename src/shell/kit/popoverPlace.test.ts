import { expect, test } from 'vitest';
import { popoverPlace } from './popoverPlace';

const button = { left: 1000, right: 1040, top: 8, bottom: 44 };
const wide = { width: 1440, height: 900 };

test('a popover below its button shares one edge with it', () => {
  expect(popoverPlace(button, wide, { side: 'end', width: 200 })).toEqual({
    left: 840,
    top: 48,
    width: 200,
    maxHeight: 844,
  });
  expect(popoverPlace(button, wide, { side: 'start', width: 200 })).toMatchObject({ left: 1000 });
});

test('a popover stays inside the window, and narrower than it', () => {
  const phone = { width: 320, height: 600 };
  expect(popoverPlace({ ...button, left: 4, right: 40 }, phone, { side: 'end', width: 200 }).left).toBe(8);
  expect(popoverPlace({ ...button, left: 250 }, phone, { side: 'start', width: 200 }).left).toBe(112);
  expect(popoverPlace(button, phone, { side: 'end', width: 400 })).toMatchObject({ left: 8, width: 304 });
});

test('a popover beside its button moves up until it fits', () => {
  const entry = { left: 8, right: 56, top: 820, bottom: 860 };
  const place = (height: number) => popoverPlace(entry, wide, { side: 'beside', width: 200, height });
  expect(place(40)).toMatchObject({ left: 60, top: 820, maxHeight: 72 });
  expect(place(300)).toMatchObject({ top: 592, maxHeight: 300 });
  expect(place(2000)).toMatchObject({ top: 8, maxHeight: 884 });
});
