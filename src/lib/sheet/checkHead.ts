/** A column that a file is asked for. */
export interface HeadColumn {
  readonly label: string;
  /** Whether a file without it is the wrong file; its cells are empty else. */
  readonly required: boolean;
}

/** A file's head compared with the required columns. */
export interface HeadCheck {
  /** Where each column stands in the file, in the order of the columns; -1 for one that the file lacks. */
  readonly places: readonly number[];
  /** Why the file is none of this kind, column by column named; said once, and no row is looked at. */
  readonly problems: readonly string[];
  /** Columns that the file has beyond those: an export has them. */
  readonly passed: readonly string[];
  /** Columns that the file lacks and that may be empty. */
  readonly absent: readonly string[];
}

/**
 * Compares a file's head with the columns, which may stand in any order; a star, widths and spaces around a name do not
 * count. Beside the columns a file may have the `others`, which are passed over: what was exported comes back. Any others
 * where they are not named.
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
  return text.normalize('NFKC').replace(/[*\s]/g, '');
}

function labelsOf(columns: readonly HeadColumn[]): string[] {
  return columns.map(({ label }) => label);
}

function say(what: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${what}：${names.join('、')}`];
}
