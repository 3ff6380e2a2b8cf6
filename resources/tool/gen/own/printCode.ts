/** A piece of a program: plain text, or parts on one line if they fit, else one below another. */
export type Code = string | Group;

interface Group {
  readonly open: string;
  readonly close: string;
  readonly parts: readonly Code[];
  /** One below the other, however short they are. */
  readonly broken?: boolean;
}

/** Characters of a line, as the formatter has it. */
const lineWidth = 110;

/** Text as a literal. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}

/**
 * `{ name: value }`. Members with an undefined value are left out; shorthand is used where name and value agree.
 */
export function object(members: Readonly<Record<string, Code | undefined>>): Code {
  const parts = Object.entries(members).flatMap(([name, value]) =>
    value === undefined ? [] : [name === value ? name : before(`${keyOf(name)}: `, value)],
  );
  return parts.length === 0 ? '{}' : { open: '{ ', close: ' }', parts };
}

/** The same, each part in a line of its own. */
export function broken(code: Code): Code {
  return typeof code === 'string' ? code : { ...code, broken: true };
}

/** `[one, other]` */
export function array(parts: readonly Code[]): Code {
  return parts.length === 0 ? '[]' : { open: '[', close: ']', parts };
}

/** `name(one, other)`; a last argument with braces is broken before the others are. */
export function callOf(name: string, ...args: readonly Code[]): Code {
  const last = args.at(-1);
  const first = args.slice(0, -1);
  if (typeof last === 'object' && last.open.startsWith('{') && first.every((one) => typeof one === 'string'))
    return before(`${name}(${first.map((one) => `${one}, `).join('')}`, after(last, ')'));
  return { open: `${name}(`, close: ')', parts: args };
}

/** The code with text before its first character. */
export function before(text: string, code: Code): Code {
  return typeof code === 'string' ? text + code : { ...code, open: text + code.open };
}

/** The code with text after its last character. */
function after(code: Code, text: string): Code {
  return typeof code === 'string' ? code + text : { ...code, close: code.close + text };
}

/** The program's text; `indent` are the blanks before its lines, `follows` what stands behind it in the last one. */
export function print(code: Code, indent = 0, follows = 1): string {
  if (typeof code === 'string') return code;
  const line = inOneLine(code);
  if (!isBroken(code) && indent + line.length + follows <= lineWidth) return line;
  const blanks = ' '.repeat(indent + 2);
  const lines = code.parts.map((part) => `${blanks}${print(part, indent + 2)},\n`);
  return `${code.open.trimEnd()}\n${lines.join('')}${' '.repeat(indent)}${code.close.trimStart()}`;
}

function isBroken(code: Code): boolean {
  return typeof code !== 'string' && (code.broken === true || code.parts.some(isBroken));
}

function inOneLine(code: Code): string {
  return typeof code === 'string' ? code : `${code.open}${code.parts.map(inOneLine).join(', ')}${code.close}`;
}

function keyOf(name: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : quote(name);
}

/** The import lines of a file: packages, then `@/`, then what is near; names of one source together. */
export function importLines(imports: readonly (readonly [name: string, from: string])[]): string {
  const bySource = new Map<string, Set<string>>();
  for (const [name, from] of imports) bySource.set(from, (bySource.get(from) ?? new Set()).add(name));
  return [...bySource]
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1))
    .map(([from, names]) => importLine([...names], from))
    .join('\n');
}

function importLine(names: readonly string[], from: string): string {
  const plain = (name: string) => name.replace(/^type /, '');
  const onlyTypes = names.every((name) => name.startsWith('type '));
  const sorted = names.toSorted((one, other) => compare(plain(one), plain(other)));
  const shown = onlyTypes ? sorted.map(plain) : sorted;
  const list = print({ open: '{ ', close: ' }', parts: shown }, 0, ` from '${from}';`.length + 7);
  return `import ${onlyTypes ? 'type ' : ''}${list} from ${quote(from)};`;
}

/** The formatter's order: without regard to capitals, where that decides. */
function compare(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b ? 0 : a < b ? -1 : 1;
}

function rankOf(from: string): number {
  if (from.startsWith('@/')) return 1;
  if (from.startsWith('../')) return 2;
  return from.startsWith('./') ? 3 : 0;
}

/** Text inside of a comment: it neither ends the comment nor its line. */
export function commented(text: string): string {
  return text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ');
}
