import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A page of a printed document: its size in points, and its text in drawing order. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  /** Without blanks, as `plain` writes it. */
  readonly text: string;
}

/**
 * Whether this machine has a Chinese font. Without one each character is the same box, and printed text is empty.
 */
export async function drawsChinese(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const draw = (sign: string) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      context?.fillText(sign, 10, 20);
      return canvas.toDataURL();
    };
    return draw('志') !== draw('愿');
  });
}

/** Parses Chromium's PDF files: plain objects, deflated streams, fonts that map glyphs to letters. */
export function readPdf(file: Buffer): PrintedPage[] {
  const objects = objectsOf(file);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  const lettersOf = (id: string) => {
    const known = fonts.get(id) ?? readLetters(objects.get(objects.get(id)?.refer('ToUnicode') ?? ''));
    fonts.set(id, known);
    return known;
  };
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b/.test(head));
  return pages.map((page) => {
    const [width = 0, height = 0] = numbers(
      /\/MediaBox\s*\[\s*0\s+0\s+([^\]]+)\]/.exec(page.head)?.[1] ?? '',
    );
    const content = objects.get(page.refer('Contents') ?? '')?.text() ?? '';
    const names = new Map([...page.head.matchAll(/\/(F\d+)\s+(\d+) 0 R/g)].map(([, name, id]) => [name, id]));
    return { width, height, text: textOf(content, (name) => lettersOf(names.get(name) ?? '')) };
  });
}

/** Radicals that fonts have the same picture for as for the character, which is what a reader may be told. */
const radicals = new Map(
  [
    ...'⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, radical = '', letter = '']) => [radical, letter]),
);

/** A text as it is compared with a printed one: without blanks, one sign for what looks alike. */
export function plain(text: string): string {
  return [...text.normalize('NFKC').replace(/\s/g, '')].map((sign) => radicals.get(sign) ?? sign).join('');
}

interface PdfObject {
  readonly head: string;
  /** Number of the object that the head names so. */
  readonly refer: (name: string) => string | undefined;
  readonly text: () => string;
}

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const whole = file.toString('latin1');
  const found = [...whole.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)endobj/g)];
  return new Map(
    found.map(([, id = '', body = '']) => {
      const [head = '', ...rest] = body.split(/stream\r?\n/);
      const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
      const stream = Buffer.from(rest.join('stream\n').slice(0, length), 'latin1');
      const text = () => (head.includes('/FlateDecode') ? inflateSync(stream) : stream).toString('latin1');
      const refer = (name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1];
      return [id, { head, refer, text }];
    }),
  );
}

/** The letter of each glyph, by its code in two or four hexadecimal digits. */
function readLetters(map: PdfObject | undefined): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const text = map?.text() ?? '';
  for (const [, block = ''] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', letter = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(code.toUpperCase(), letterOf(letter));
  for (const [, block = ''] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', letter = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1)
        letters.set(
          hex(code, from.length),
          letterOf(hex(Number.parseInt(letter, 16) + code - Number.parseInt(from, 16), 4)),
        );
  return letters;
}

function textOf(content: string, lettersOf: (font: string) => ReadonlyMap<string, string>): string {
  let letters: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const [, font, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|(\[[^\]]*\]|<\w*>)\s*T[jJ]/g)) {
    if (font !== undefined) letters = lettersOf(font);
    const [[code = ''] = []] = letters;
    for (const [, codes = ''] of shown.matchAll(/<(\w*)>/g))
      for (let at = 0; at < codes.length; at += code.length || codes.length)
        text += letters.get(codes.slice(at, at + code.length).toUpperCase()) ?? '';
  }
  return plain(text);
}

/** UTF-16 in hexadecimal digits. */
function letterOf(code: string): string {
  return String.fromCharCode(...(code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
}

function hex(code: number, digits: number): string {
  return code.toString(16).toUpperCase().padStart(digits, '0');
}

function numbers(text: string): number[] {
  return text.trim().split(/\s+/).map(Number);
}
