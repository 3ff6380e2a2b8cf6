import { expect, test } from 'vitest';
import { maxScale, minScale, moved, transformOf, turned, wholeImage, zoomed } from './imageView';

test('[WID-6] zooming keeps the point under the pointer in place', () => {
  const view = zoomed({ ...wholeImage, x: 10, y: 0 }, 2, { x: 30, y: -20 });
  expect(view).toMatchObject({ scale: 2, x: -10, y: 20 });
  expect(zoomed(view, 0.5, { x: 30, y: -20 })).toMatchObject({ scale: 1, x: 10, y: 0 });
});

test('[WID-6] zooming ends at its limits, and then moves nothing', () => {
  const large = { ...wholeImage, scale: maxScale, x: 5 };
  expect(zoomed(large, 2, { x: 100, y: 100 })).toEqual(large);
  expect(zoomed(wholeImage, 0.001).scale).toBe(minScale);
});

test('[WID-6] an image is turned, mirrored and moved in one transform', () => {
  const view = moved(turned({ ...wholeImage, mirrored: true }, -1), { x: 3, y: 4 });
  expect(transformOf(view)).toBe('translate(3px, 4px) scale(-1, 1) rotate(-90deg)');
});
