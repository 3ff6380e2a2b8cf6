import type { Page } from '@playwright/test';
import { expectOnward } from './onward';

/** A part of a table or card with exact content: a tag, switch, number, money, date or phone. */
interface CutPart {
  /** The column's head; of a card `card`. */
  readonly column: string;
  readonly text: string;
  /** Pixels that it lacks. */
  readonly lack: number;
}

/** Exact parts of a page at one width. */
export interface ExactParts {
  /** Pixels. */
  readonly width: number;
  readonly cut: number;
  /** How many of them were looked at. */
  readonly of: number;
}

/**
 * Expects no exact content of tables and cards to be cut at the given widths, in pixels. Sentences may be cut. Returns
 * how many parts are cut at each of them.
 */
export async function expectNothingCut(
  page: Page,
  address: string,
  widths: readonly number[],
): Promise<readonly ExactParts[]> {
  const found: ExactParts[] = [];
  const hasRecords = (await page.evaluate(countRecords)) > 0;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    let parts: readonly CutPart[] = [];
    const look = async () => {
      const before = parts.length;
      if (hasRecords && (await page.evaluate(countRecords)) === 0) return ['no record is drawn'];
      parts = await exactParts(page);
      // A list draws its rows anew where cards and a table take turns.
      return parts.length === before ? parts.filter(isCut) : [`${before} parts before, ${parts.length} now`];
    };
    await expectOnward.poll(look, `${address} at ${width}`).toEqual([]);
    found.push({ width, cut: parts.filter(isCut).length, of: parts.length });
  }
  return found;
}

const isCut = ({ lack }: CutPart) => lack > 1;

async function exactParts(page: Page): Promise<CutPart[]> {
  const parts = [...(await page.evaluate(cellsOfTables)), ...(await page.evaluate(factsOfCards))];
  return [...parts.filter(({ text }) => isExact(text)), ...(await page.evaluate(coveredColumns))];
}

const exact = [
  /^[-+−]?[¥￥]?[\d,.]+( ?[%万元亿人次条天分名位MKGB]+)?$/,
  /^\d{4}-\d\d/,
  /^(\d\d-\d\d )?\d{2}:\d{2}/,
  /^1[\d*]{10}$/,
  // Thirty-two of forty-five, a record's number, the number of a card.
  /^[\d,]+ \/ [\d,]+$/,
  /^[A-Z]{2,}[\d-]{4,}$/,
  /^\d{4}( [\d*]{4}){2,}/,
  /^ /,
];

function isExact(text: string): boolean {
  return exact.some((pattern) => pattern.test(text));
}

/** How many records the page draws. */
function countRecords() {
  return [...document.querySelectorAll('[data-row-key]')].filter((row) => row.getClientRects().length > 0)
    .length;
}

/** Cells with the pixels that they lack. The text of a cell that is a tag, or has a switch, begins with a blank. */
function cellsOfTables() {
  const lackOf = (part: Element) =>
    getComputedStyle(part).display === 'inline' ? 0 : part.scrollWidth - part.clientWidth;
  const tables = [...document.querySelectorAll('[role=table], [role=treegrid]')];
  return tables
    .filter((table) => table.getClientRects().length > 0)
    .flatMap((table) => {
      const heads = [...table.querySelectorAll('th')].map((head) => head.innerText.trim());
      const cells = [...table.querySelectorAll('td')].map((cell) => {
        const parts = [cell, ...cell.querySelectorAll('*:not(svg, svg *, .ant-switch *)')];
        const tag = cell.querySelector('.state-tag');
        const isTag = tag !== null && tag.textContent === cell.textContent;
        const hasTag = isTag || cell.querySelector('.ant-tag, .ant-switch, .ant-badge') !== null;
        return {
          column: heads[cell.cellIndex] ?? '',
          text: `${hasTag ? ' ' : ''}${cell.innerText.trim().replaceAll('\n', ' ')}`.slice(0, 60),
          lack: Math.max(...parts.map(lackOf)),
        };
      });
      const titles = [...table.querySelectorAll<HTMLElement>('th, th button > span')].map((head) => ({
        column: `head ${head.innerText.trim()}`,
        text: ` ${head.innerText.trim()}`,
        lack: lackOf(head),
      }));
      return [...cells, ...titles];
    });
}

/** Columns of tables that end behind a pinned one, or behind the edge of the table, before somebody has scrolled. */
function coveredColumns() {
  const tables = [...document.querySelectorAll('[role=table], [role=treegrid]')];
  return tables
    .filter((table) => table.getClientRects().length > 0)
    .flatMap((table) => {
      const heads = [...table.querySelectorAll('th')];
      const pinned = heads.filter(({ dataset }) => dataset.pin?.startsWith('right'));
      const edge = Math.min(
        ...[table, ...pinned].map((one, index) => {
          const { left, right } = one.getBoundingClientRect();
          return index === 0 ? right : left;
        }),
      );
      return heads
        .filter(({ dataset }) => dataset.pin === undefined)
        .map((head) => ({ head, box: head.getBoundingClientRect() }))
        .filter(({ box }) => box.left < edge - 1)
        .map(({ head, box }) => ({ column: head.innerText.trim(), text: 'covered', lack: box.right - edge }));
    })
    .filter(({ lack }) => lack > 1);
}

/** Facts of cards with the pixels that they lack. */
function factsOfCards() {
  const tag = '.ant-tag, .state-tag';
  return (
    [
      ...document.querySelectorAll<HTMLElement>(
        'article *, [role=list] [role=listitem] *, main li *, .stat-card *, .home-card *',
      ),
    ]
      .filter((part) => part.getClientRects().length > 0 && getComputedStyle(part).display !== 'inline')
      .filter((part) => part.children.length === 0 || part.matches(tag))
      // Text for screen readers alone is a pixel wide.
      .filter((part) => part.clientWidth > 1)
      .map((part) => ({
        column: 'card',
        text: `${part.matches(tag) ? ' ' : ''}${part.innerText.trim()}`,
        lack: part.scrollWidth - part.clientWidth,
      }))
  );
}

/**
 * Tells how much of a page is cut at each width, as a row of the table in docs/widths.md. A row is heard at once, and
 * keeps a long sweep from being taken for one that hangs.
 */
export function noteWidths(address: string, found: readonly ExactParts[]): void {
  console.log(['', address, ...found.map(({ cut, of }) => `${cut} of ${of}`), ''].join(' | ').trim());
}
