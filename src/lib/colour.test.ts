import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, lighten, mix, readable, toContrast } from './colour';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the contrast is that of the guidelines, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#409eff', '#409eff')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test('a colour is mixed channel by channel', () => {
  expect(mix('#409eff', '#ffffff', 0.1)).toBe('#53a8ff');
  expect(mix('#409eff', '#ffffff', 0.9)).toBe('#ecf5ff');
  expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000');
});

test('lighter and darker keep the hue and end at white and black', () => {
  expect(lighten('#800000', 25)).toBe('#ff0000');
  expect(lighten('#000080', 25)).toBe('#0000ff');
  expect(lighten('#008000', -100)).toBe('#000000');
  expect(lighten('#123456', 100)).toBe('#ffffff');
});

test('property: a colour that is made neither lighter nor darker stays what it is', () => {
  fc.assert(
    fc.property(colour, (any) => {
      expect(lighten(any, 0)).toBe(any);
    }),
  );
});

test('property: any colour is brought to where it can be read; one that can be read stays', () => {
  fc.assert(
    fc.property(colour, (any) => {
      const dark = toContrast(any, ['#ffffff', '#f5f7fa'], -1);
      expect(contrast(dark, '#f5f7fa')).toBeGreaterThanOrEqual(readable);
      const light = toContrast(any, ['#171e27'], 1);
      expect(contrast(light, '#171e27')).toBeGreaterThanOrEqual(readable);
      expect(toContrast(light, ['#171e27'], 1)).toBe(light);
    }),
  );
});
