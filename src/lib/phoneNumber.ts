import { plainText } from './plainText';

const mobile = /^1[3-9]\d{9}$/;
const landline = /^(0\d{2,3}-?\d{7,8}|400-?\d{3}-?\d{4})$/;

/**
 * A typed or pasted telephone number as it is stored: `+86 138-0000-0000` without country code, blanks, hyphens,
 * brackets and invisible marks. Landline numbers keep their hyphens. Undefined where it is no whole number (yet).
 */
export function readPhone(typed: string): string | undefined {
  const text = plainText(typed).replaceAll(/[\s().·]/g, '');
  const digits = text.replaceAll('-', '').replace(/^(\+|00)?86(?=1[3-9]\d{9}$)/, '');
  if (mobile.test(digits)) return digits;
  return landline.test(text) ? text : undefined;
}

/** The digits of a number that is written in groups: of a card, say. Undefined where it contains anything else. */
export function digitsOf(typed: string): string | undefined {
  const digits = plainText(typed).replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** The text to search for: a telephone number as it is stored, any other text as it was typed. */
export function searchedText(typed: string): string {
  return readPhone(typed) ?? typed;
}
