import { isNoTime } from '../../../lib/dates';
import { notOffered } from '../../../lib/fieldRule';
import { bareText } from '../../../lib/plainText';
import type { ReadCell } from '../../../lib/sheet/sheet';
import { endOfDay, readDate } from '../../../lib/typedDate';
import { readNumber } from '../../../lib/typedNumber';
import type { AnyField } from '../../defineResource';

/** Labels by dictionary and value. */
type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The value of a field as it is sent, undefined for an empty cell; or the problem of the cell. */
export type CellReading = { readonly value: unknown } | { readonly problem: string };

type Sheet = AnyField['kind']['sheet'];

/** Reads a cell for the field's kind. Labels become their values; a value itself is accepted as well. */
export function readCell(field: AnyField, cell: ReadCell, labels: Labels): CellReading {
  const { sheet } = field.kind;
  const text = textOf(cell, sheet);
  if (text === '') return { value: undefined };
  const choices = choicesOf(field, labels);
  if (choices) return readChoice(field, text, choices);
  switch (sheet?.as) {
    case 'number':
      return numberIn(field.label, text);
    case 'amount':
      return { value: readNumber(text) ?? text };
    case 'date':
    case 'time':
      return timeIn(field.label, text, sheet);
    case 'list':
      return { value: text.split(/[、,，;；\s]+/).filter(Boolean) };
    default:
      return textIn(field, text);
  }
}

/** The rules of the field refuse a text that cannot be read. */
function textIn({ label, kind, read }: AnyField, text: string): CellReading {
  const problem = kind.sheet?.problem?.(text);
  return problem === undefined ? { value: read?.(text) ?? text } : { problem: `${label}：${problem}` };
}

/** A choice of a column: its label, and the value to send. */
export interface Choice {
  readonly value: unknown;
  readonly label: string;
}

/** The choices of a column; undefined where anything may be written. */
export function choicesOf({ kind: { sheet } }: AnyField, labels: Labels): readonly Choice[] | undefined {
  if (sheet?.options) return sheet.importable ?? sheet.options;
  if (!sheet?.dictionary) return undefined;
  return [...(labels.get(sheet.dictionary) ?? [])].map(([value, label]) => ({ value, label }));
}

/** A choice as exports write it: its label, and the bare number of a year. */
export function choiceText({ value, label }: Choice): string {
  return typeof value === 'number' && label === `${value} 年` ? String(value) : label;
}

/** The choice that a text stands for, by its label or its value; spaces and widths do not count. */
export function choiceOf(choices: readonly Choice[], text: string): Choice | undefined {
  const written = bareText(text);
  return (
    choices.find((choice) => bareText(choice.label) === written) ??
    choices.find((choice) => bareText(String(choice.value)) === written)
  );
}

function readChoice({ label, kind }: AnyField, text: string, choices: readonly Choice[]): CellReading {
  const found = choiceOf(choices, kind.sheet?.label?.(text) ?? text);
  return found
    ? { value: found.value }
    : {
        problem: notOffered(
          label,
          text,
          choices.map((choice) => choice.label),
        ),
      };
}

function numberIn(label: string, text: string): CellReading {
  const read = readNumber(text);
  return read === undefined ? { problem: `${label}「${text}」不是数字` } : { value: Number(read) };
}

/** A column of days takes the day of a point in time. */
function timeIn(label: string, text: string, { as, isEnd }: NonNullable<Sheet>): CellReading {
  if (isNoTime(text)) return { value: undefined };
  const moment = readDate(text, 'second', isEnd ? endOfDay : undefined);
  if (moment === undefined)
    return { problem: `${label}「${text}」不是日期，应写成 2026-06-07${as === 'time' ? ' 09:00:00' : ''}` };
  return { value: as === 'date' ? moment.slice(0, 10) : moment };
}

/** Spreadsheet programs keep days without a zone, as their midnight; they are read as UTC. A midnight is a day. */
function textOf(cell: ReadCell, sheet: Sheet): string {
  if (cell === null) return '';
  if (!(cell instanceof Date)) return String(cell).trim();
  const moment = cell.toISOString().slice(0, 19).replace('T', ' ');
  const isDay = sheet?.as === 'date' || moment.endsWith(' 00:00:00');
  return isDay ? moment.slice(0, 10) : moment;
}
