import { unguarded } from '@/src/lib/sheet/csvText';

/** The printed data of a card. */
export interface PrintedCard {
  readonly cardNo: string;
  readonly secret: string;
  readonly deadline: string;
  readonly name: string;
  /** The address at which its user binds it. */
  readonly link: string;
}

/** The cards in the server's file: number, secret, type, year, last day, name of the batch, address. */
export function printedCards(csv: string): PrintedCard[] {
  const [, ...lines] = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean);
  return lines.map((line) => {
    const [cardNo = '', secret = '', , , deadline = '', name = '', link = ''] = cellsOf(line);
    return { cardNo, secret: secret.replaceAll(/(.{4})(?=.)/g, '$1-'), deadline, name, link };
  });
}

/** Cells without their quotes, and without the guards that spreadsheet programs need. */
function cellsOf(line: string): string[] {
  const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
  return cells.map((cell) =>
    unguarded(
      cell
        .replace(/,$/, '')
        .replace(/^"(.*)"$/s, '$1')
        .replaceAll('""', '"'),
    ),
  );
}
