import { bareText } from './plainText';

/** Characters of a unified social credit code; the index of each is its value (GB 32100). */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Whether the text is a unified social credit code (统一社会信用代码) with the right check character, GB 32100-2015. */
export function isCreditCode(code: string): boolean {
  return /^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code) && code[17] === checkCharacter(code.slice(0, 17));
}

/** A typed or pasted code as it is stored: capitals of half width, without blanks. Undefined for other characters. */
export function creditCodeOf(typed: string): string | undefined {
  const code = bareText(typed).toUpperCase();
  return /^[0-9A-Z]+$/.test(code) ? code : undefined;
}

/** The 18th character for the first 17: 31 minus the sum of values times powers of 3, modulo 31. */
function checkCharacter(body: string): string | undefined {
  let weight = 1;
  let sum = 0;
  for (const character of body) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31];
}
