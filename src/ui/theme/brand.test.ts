import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, mix, readable } from '@/src/lib/colour';
import { brandOf, groundsIn } from './brand';
import { palette, type Scheme } from './palette';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const scheme = fc.constantFrom<Scheme>('light', 'dark');

test('[THEME-2] the colour has nine shades, each a tenth nearer to the surface', () => {
  const light = brandOf('#409EFF', 'light');
  expect(light['--brand']).toBe('#409eff');
  expect(light['--brand-1']).toBe('#53a8ff');
  expect(light['--brand-5']).toBe('#a0cfff');
  expect(light['--brand-9']).toBe('#ecf5ff');
  const green = brandOf('#11a983', 'dark');
  for (let step = 1; step <= 9; step += 1) {
    expect(green[`--brand-${step}`]).toBe(mix('#11a983', palette.dark.surface, step / 10));
  }
  expect(green['--brand-10']).toBeUndefined();
});

test('[THEME-2] property: whatever colour is chosen, texts in it and on it can be read, in light and in dark', () => {
  fc.assert(
    fc.property(colour, scheme, (chosen, look) => {
      const made = brandOf(chosen, look);
      const of = (name: string) => made[name] ?? '';
      const papers = [...groundsIn(look), of('--brand-9')];
      for (const paper of papers)
        expect(contrast(of('--brand-strong'), paper)).toBeGreaterThanOrEqual(readable);
      for (const paper of [...papers, of('--brand-soft')]) {
        expect(contrast(of('--brand-stronger'), paper)).toBeGreaterThanOrEqual(readable);
      }
      expect(contrast('#ffffff', of('--brand-fill'))).toBeGreaterThanOrEqual(readable);
      expect(contrast('#ffffff', of('--brand-fill-hover'))).toBeGreaterThanOrEqual(readable);
    }),
  );
});
