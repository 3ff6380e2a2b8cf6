import { groupedNumber } from '@/src/lib/groupedNumber';

/** Card numbers (screen G10): type, two digits of year, four of batch, eight of serial, a Luhn digit. */

interface NumberParts {
  readonly type: number;
  readonly year: number;
  /** Four digits. */
  readonly batchNo: string;
  /** The serial, from 1. */
  readonly serial: number;
}

/** `1260001000000019` is the first card of batch 0001 of 2026, type 1. */
export function cardNumber({ type, year, batchNo, serial }: NumberParts): string {
  const digits = `${type}${String(year).slice(-2)}${batchNo}${String(serial).padStart(8, '0')}`;
  return digits + luhnDigit(digits);
}

/** The digit that makes a number right. */
function luhnDigit(digits: string): string {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const doubled = Number(digits.charAt(at)) * ((digits.length - at) % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

function isRight(number: string): boolean {
  return luhnDigit(number.slice(0, -1)) === number.slice(-1);
}

/** The parsed numbers of a pasted text. */
export interface PastedNumbers {
  /** Right ones, each once, in their order. */
  readonly numbers: readonly string[];
  /** The invalid ones, each with a hint at the likely cause. */
  readonly wrong: readonly { readonly text: string; readonly hint: string }[];
}

/**
 * Parses the card numbers of a pasted text from a spreadsheet or a chat. They may be one a line or many, with commas,
 * blanks or dashes between or within them.
 */
export function readCardNumbers(pasted: string): PastedNumbers {
  const plain = pasted.normalize('NFKC').replaceAll(/[^\d\s-]/g, '\n');
  const found = plain.split(/[\n\r\t]+/).flatMap(numbersInLine);
  const right = found.filter((text) => text.length === 16 && isRight(text));
  const wrong = [...new Set(found)].filter((text) => !right.includes(text));
  return { numbers: [...new Set(right)], wrong: wrong.map((text) => ({ text, hint: hintFor(text) })) };
}

/** Words of sixteen digits are numbers each; otherwise blanks and dashes group the digits of one number or several. */
function numbersInLine(line: string): string[] {
  const words = line.split(/\s+/).map(digitsOf).filter(Boolean);
  if (words.every(({ length }) => length === 16)) return words;
  const digits = words.join('');
  return digits.length % 16 === 0 ? (digits.match(/\d{16}/g) ?? []) : [digits];
}

function digitsOf(word: string): string {
  return word.replaceAll('-', '');
}

function hintFor(text: string): string {
  if (text.length !== 16) return `应为 16 位，实际 ${text.length} 位`;
  const swaps = Array.from({ length: 15 }, (_, at) => ({ at, number: swapped(text, at) })).filter(
    ({ number }) => number !== text && isRight(number) && isPlausible(number),
  );
  const [swap, another] = swaps;
  if (!swap) return '校验位不正确，请核对';
  if (another)
    return `可能有相邻两位写反，应为 ${swaps.map(({ number }) => groupedNumber(number)).join(' 或 ')}`;
  return `第 ${swap.at + 1}、${swap.at + 2} 位可能写反，应为 ${groupedNumber(swap.number)}`;
}

function swapped(text: string, at: number): string {
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}

/**
 * Whether a number begins like a card's: type, a year of this or the next decade, zero-padded batch and serial.
 */
function isPlausible(number: string): boolean {
  return /^[123][23]\d0\d{3}0{3}/.test(number);
}
