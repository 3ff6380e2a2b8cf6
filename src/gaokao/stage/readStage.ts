import { groupBy } from '../../lib/groupBy';
import { type Grid, gridOf } from './cells';
import { askGaps, askNames, askTop, askTotal, askUnread, type StageExpectation } from './doubts';
import { askBounds, completed, lackOf, type StageRow, settled } from './figures';
import { type Head, headOf, widthOf } from './heads';
import { isProven, isScores, layoutsByFigures, layoutsByHead } from './layouts';
import { type Part, partsOf, partText } from './parts';
import { type Ask, createAsker, type StageAnswers, type StageQuestion } from './questions';
import { type Layout, type ReadLine, readLines } from './rows';

/** A line of the pasted text, and its reading. */
export interface StageLine {
  /** From 1; a quoted cell with line breaks makes one line of several. */
  readonly number: number;
  readonly text: string;
  /** Number of rows understood in it: several where columns are side by side, none where it was skipped. */
  readonly rows: number;
  readonly kind: 'rows' | 'header' | 'passed';
  /** Whether a question is about it. */
  readonly isAsked: boolean;
}

/** The reading of a pasted score table. */
export interface StageReading {
  /** By falling score; with open questions as their first options read them. */
  readonly rows: readonly StageRow[];
  readonly lines: readonly StageLine[];
  /** The missing column that was computed from the other. */
  readonly computed: 'count' | 'cum' | undefined;
  /** Questions that the reader could not decide: nothing may be imported before each has its answer. */
  readonly questions: readonly StageQuestion[];
}

/** The page's knowledge of the table, and the answers of a person. */
export interface ReadingContext extends StageExpectation {
  readonly answers?: StageAnswers | undefined;
}

/**
 * Reads a score table as it is copied from an official PDF, a web page or a spreadsheet (screen Q5). Columns come in
 * any order, with a header or without, several of them side by side. It takes `700及以上`, `700-750`, full-width digits
 * and thousands separators, and numbers, sums or ranks. Nothing is guessed in silence: ambiguous and unread parts
 * become questions.
 */
export function readStage(text: string, context: ReadingContext = {}): StageReading {
  const grid = gridOf(text);
  const width = widthOf(grid);
  const { questions, ask } = createAsker(context.answers ?? {});
  const { layouts, head } = layoutsFor(grid, width);
  const layout = chooseLayout(layouts, (one) => isProven(grid, one, width, head), ask);
  if (!layout) return { rows: [], lines: grid.lines.map(untouched), computed: undefined, questions: [] };
  const read = readLines(grid, layout, width, head);
  const part = choosePart(partsOf(read), ask);
  const own = linesOf(read, part);
  askSteps(grid, layout, width, ask);
  askUnread(own, ask);
  const raws = settled(part.raws, ask);
  askBounds(raws, ask);
  const closed = completed(raws, context.joined ?? []);
  const isOpen = askTop(closed, raws[0]?.bound, context, ask);
  const rows = closed.map((row, at) => (at === 0 && isOpen ? { ...row, open: 1 as const } : row));
  const computed = lackOf(raws);
  if (computed === 'cum') askGaps(rows, ask);
  askTotal(own, rows, ask);
  const firstRow = read.findIndex(({ kind }) => kind === 'rows');
  const titles = read.slice(0, firstRow).map(({ line }) => line.text);
  const label = `${layout.label} ${part.raws[0]?.track ?? ''}`;
  if (!questions.some(({ code }) => code === 'part')) askNames(titles, label, context, ask);
  const asked = new Set(questions.flatMap((question) => question.lines));
  const lines = read.map(({ line, kind, raws: { length } }): StageLine => {
    const { number, text: shown } = line;
    return { number, text: shown, rows: length, kind, isAsked: asked.has(number) };
  });
  return { rows, lines, computed, questions };
}

function untouched({ number, text }: Grid['lines'][number]): StageLine {
  return { number, text, rows: 0, kind: 'passed', isAsked: false };
}

/** All ways to read the columns; a head that does not fit the rows proves nothing. */
function layoutsFor(grid: Grid, width: number): { layouts: Layout[]; head: readonly number[] } {
  const found = headOf(grid);
  if (!found) return { layouts: layoutsByFigures(grid, width), head: [] };
  const { length } = found.columns;
  const isRepeated = width > length && width % length === 0;
  const columns = isRepeated
    ? Array.from({ length: width / length }, () => found.columns.map((column) => ({ ...column }))).flat()
    : found.columns;
  const head: Head = { ...found, columns };
  const byHead = layoutsByHead(head);
  const goesWith =
    isRepeated || width <= length || byHead.some((one) => isProven(grid, one, width, head.lines));
  return { layouts: goesWith ? byHead : layoutsByFigures(grid, width), head: head.lines };
}

/** Chooses one way to read the columns: the one that the sums prove, or a person's choice. */
function chooseLayout(
  layouts: readonly Layout[],
  proves: (layout: Layout) => boolean,
  ask: Ask,
): Layout | undefined {
  const proven = layouts.length > 1 ? layouts.filter(proves) : layouts;
  const kept = layouts.filter((one) => proven.length === 0 || proven.includes(one) || !one.isShared);
  const byLabel = [...groupBy(kept, ({ label }) => label)].map(([label, own]) => {
    const sure = own.filter((one) => proven.includes(one));
    return { label, ways: sure.length > 0 ? sure : own };
  });
  if (byLabel.length === 0) return undefined;
  const options = byLabel.map(({ label }) => ({ value: label || '-', label: label || '未注明的一组' }));
  const about = options.map(({ label }) => label);
  const chosen =
    byLabel.length === 1
      ? byLabel[0]
      : byLabel.find(
          ({ label }) =>
            (label || '-') === ask({ code: 'part', text: '表中有多组人数，导入哪一组？', about, options }),
        );
  return chosen && chooseWay(chosen.ways, ask);
}

function chooseWay(ways: readonly Layout[], ask: Ask): Layout | undefined {
  if (ways.length < 2) return ways[0];
  const options = ways.map(({ name }) => ({ value: name, label: name }));
  const text = '无法确定各列的含义，请选择';
  const answer = ask({ code: 'columns', text, about: options.map(({ label }) => label), options });
  return ways.find(({ name }) => name === answer);
}

function choosePart(parts: readonly Part[], ask: Ask): Part {
  const [first = { label: '', raws: [] }] = parts;
  if (parts.length < 2) return first;
  const options = parts.map((part, at) => ({ value: String(at), label: partText(part, at) }));
  const lines = parts.flatMap(({ raws }) => raws[0]?.line ?? []);
  const about = options.map(({ label }) => label);
  const answer = ask({ code: 'part', text: '内容里有几张表，导入哪一张？', about, lines, options });
  return parts[Number(answer)] ?? first;
}

/** The lines of a part of the sheet: all of a single part, else its first row to its last. */
function linesOf(read: readonly ReadLine[], { raws }: Part): ReadLine[] {
  const all = read.flatMap((line) => line.raws);
  if (raws.length === all.length) return [...read];
  const own = new Set(raws);
  const places = read.flatMap((line, at) => (line.raws.some((raw) => own.has(raw)) ? [at] : []));
  return read.slice(places[0], (places.at(-1) ?? -1) + 1);
}

/** Asks about scores that do not go by one: the column may be something else. */
function askSteps(grid: Grid, layout: Layout, width: number, ask: Ask): void {
  if (layout.groups.every(({ score }) => isScores(grid, width, score))) return;
  ask({ code: 'steps', text: '分数一列不是逐分排列，请核对是否为一分一段表', about: [layout.name] });
}
