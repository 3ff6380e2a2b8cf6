import { bareText } from '../plainText';

/** A column that a file should have. */
export interface HeadColumn {
  readonly label: string;
  /** Whether a file without it is the wrong file; otherwise nothing is said about its member. */
  readonly required: boolean;
}

/** A file's head compared with the required columns. */
export interface HeadCheck {
  /** Index of each column in the file, in the order of the columns; -1 for a missing one. */
  readonly places: readonly number[];
  /** Problems of the file, column by column; shown once, and no row is checked. */
  readonly problems: readonly string[];
  /** Columns that the file has besides: an export has them. */
  readonly passed: readonly string[];
  /** Columns that the file lacks and that may be empty. */
  readonly absent: readonly string[];
}

/**
 * Compares a file's head with the columns, in any order. A star, widths and spaces around a name do not count. Besides,
 * a file may have the `others`, which are skipped: an exported file can be imported. Any others where they are not
 * named.
 */
export function checkHead(
  head: readonly string[],
  columns: readonly HeadColumn[],
  others?: readonly string[],
): HeadCheck {
  const names = head.map(bareName);
  const labels = columns.map(({ label }) => bareName(label));
  const beyond = [...new Set(names.filter((name) => name !== '' && !labels.includes(name)))];
  const known = others?.map(bareName);
  const unknown = beyond.filter((name) => known && !known.includes(name));
  const missing = columns.filter(({ label }) => !names.includes(bareName(label)));
  const doubled = labels.filter((label) => names.indexOf(label) !== names.lastIndexOf(label));
  const problems = [
    ...say('缺少列', labelsOf(missing.filter(({ required }) => required))),
    ...say('多出模板没有的列', unknown),
    ...say('重复的列', doubled),
  ];
  return {
    problems,
    places: labels.map((label) => names.indexOf(label)),
    passed: beyond.filter((name) => !unknown.includes(name)),
    absent: labelsOf(missing.filter(({ required }) => !required)),
  };
}

function bareName(text: string): string {
  return bareText(text).replaceAll('*', '');
}

function labelsOf(columns: readonly HeadColumn[]): string[] {
  return columns.map(({ label }) => label);
}

function say(what: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${what}：${names.join('、')}`];
}
