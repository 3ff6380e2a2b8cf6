import type { OwnField } from './ownFields';
import { labelsCode } from './ownInput';
import { isNeeded, lengthOf, type OwnModel } from './ownModel';
import { isWritten } from './ownRules';
import { array, type Code, object, print, quote } from './printCode';

/** A value for a member, as the mock would keep it; the texts of a table differ by their number. */
export function exampleOf(field: OwnField, number: number): string {
  const { kind, label, column } = field;
  switch (kind) {
    case 'number':
      return String(number);
    case 'parent':
      return '0';
    case 'date':
    case 'datetime':
      return quote(`2026-01-0${number}`);
    case 'dictionaryCode':
      return `Number(Object.keys(${labelsCode(field)})[0] ?? 0)`;
    case 'dictionary':
    case 'dictionaries':
      return `Object.keys(${labelsCode(field)})[0] ?? ''`;
    case 'images':
    case 'files':
      return "''";
    case 'richtext':
      return quote(`<p>${label}${number}</p>`);
    default:
      return quote(shortened(`${label}${number}`, lengthOf(column)));
  }
}

/** The end of a text that fits: its number tells it from others. */
function shortened(text: string, length = text.length): string {
  return text.slice(Math.max(0, text.length - length));
}

/** A new record for the tests that spoil one member after the other (`mocks/strictInput.test.ts`). */
export function writtenText({ domain, business }: OwnModel, fields: readonly OwnField[]): string {
  const written = fields.filter(isWritten);
  const names = (list: readonly OwnField[]) =>
    list.length > 0 ? array(list.map(({ name }) => quote(name))) : undefined;
  const value = object({
    resource: quote(`${domain}/${business}`),
    body: object(Object.fromEntries(written.map((field) => [field.name, bodyOf(field)]))),
    optional: names(written.filter(({ column }) => !isNeeded(column))),
    endless: names(written.filter((field) => isEndless(field))),
  });
  const code = print(value, 0, 40);
  const labels = code.includes('labelsOf(') ? "\nimport { labelsOf } from '../system/dictSeed';" : '';
  return `import type { WrittenSample } from '../strictBusinessBodies';${labels}

/** A new record, as the tests of the mock spoil it. */
export const written: WrittenSample = ${code};
`;
}

function bodyOf(field: OwnField): string {
  const { kind } = field;
  return kind === 'images' || kind === 'files' ? quote('/profile/upload/1.png') : exampleOf(field, 9);
}

function isEndless({ kind, column }: OwnField): boolean {
  const isText = ['text', 'textarea', 'richtext', 'images', 'files'].includes(kind);
  return isText && lengthOf(column) === undefined;
}

/** The sample for the contract suite; undefined where the declaration is enough. */
export function sampleText(
  { domain, business, title }: OwnModel,
  fields: readonly OwnField[],
): string | undefined {
  const values: Record<string, Code> = {};
  for (const field of fields.filter(({ places }) => places.includes('create'))) {
    const isShort = field.kind === 'text' && (lengthOf(field.column) ?? inventedLength) < inventedLength;
    if (isNeeded(field.column) && isShort) values[field.name] = exampleOf(field, 9);
    // the suite finds the record that it has created by this text
    if (field.column === title && !isNeeded(field.column)) values[field.name] = quote('sample01');
  }
  if (Object.keys(values).length === 0) return undefined;
  const value = object({ resource: quote(`${domain}/${business}`), values: object(values) });
  return `import type { Sample } from '@/src/testing/sample';

/** The values that the contract suite enters. */
export const sample: Sample = ${print(value, 0, 30)};
`;
}

/** Characters of the text that the suite enters where nothing else is said. */
const inventedLength = 'sample01'.length;
