import { type OwnField, rangeNames } from './ownFields';
import { inputOf, keptOf, labelsCode, nothingOf } from './ownInput';
import type { OwnModel } from './ownModel';
import { isWritten } from './ownRules';
import { exampleOf } from './ownSample';
import {
  array,
  before,
  broken,
  type Code,
  callOf,
  commented,
  importLines,
  object,
  print,
  quote,
} from './printCode';

/** The mock of the resource: its stored row, its input, and a few rows to begin with. */
export function mockText(model: OwnModel, fields: readonly OwnField[]): string {
  const { domain, business, type, variable, pk, tree, tableName, label } = model;
  const inputs = fields.filter(isWritten).map((field) => ({ name: field.name, ...inputOf(field, model) }));
  const kept = fields.filter((field) => !isWritten(field) && keptOf(field) !== undefined);
  const options = optionsOf(model, fields, kept);
  const row = `Stored<${pk.javaField === 'id' ? type : `Omit<${type}, 'id'>`}>`;
  const schema = object({
    [pk.javaField]: 'z.number()',
    ...Object.fromEntries(kept.map((field) => [field.name, keptOf(field)])),
    '...stamps': '...stamps',
  });
  const table = object({
    name: quote(`${domain}/${business}`),
    idField: quote(pk.javaField),
    schema: callOf('input.extend', schema),
    seed: seedCode(model, fields, kept),
  });
  const endpoints = `${domain}Endpoints`;
  const text = `
const input = ${print(callOf('z.object', broken(object(Object.fromEntries(inputs.map(({ name, text }) => [name, text]))))), 0, 15)};
${tree ? `\ntype Row = ${row};\n` : ''}
/** Rows of \`${commented(tableName)}\` (${commented(label)}). */
const ${variable}Table = ${print(callOf(`defineTable<${tree ? 'Row' : row}>`, table), 0, 30)};

/** Calls of ${commented(label)}. */
export const ${variable}Routes = ${print(callOf('crudHandlers', `${endpoints}[${quote(`${domain}/${business}`)}]`, `${variable}Table`, options), 0, 40)};
${tree ? checkText(model) : ''}`;
  const uses = (name: string) => new RegExp(`\\b${name}\\(`).test(text);
  const imports = importLines([
    ['z', 'zod'],
    [`${endpoints}`, `@/resources/${domain}/endpoints`],
    [`type ${type}`, `@/resources/${domain}/${business}`],
    ['crudHandlers', '../crud'],
    ['seedRows', '../seedStamp'],
    ...(['defineTable', 'stamps', 'type Stored'] as const).map((name) => [name, '../table'] as const),
    ...inputs.flatMap((one) => one.imports),
    ...(uses('member') ? [['member', '../list'] as const] : []),
    ...(uses('labelsOf') ? [['labelsOf', '../system/dictSeed'] as const] : []),
    ...(tree ? [['refuse', '../responses'] as const, ['type SignedInRequest', '../route'] as const] : []),
  ]);
  return `${imports}\n${text}`;
}

function optionsOf(model: OwnModel, fields: readonly OwnField[], kept: readonly OwnField[]): Code {
  const { tree, label, pk } = model;
  const contains = fields.filter((field) => field.filter === 'plain' && field.column.queryType === 'LIKE');
  const matches = fields.flatMap(matchesOf);
  return object({
    input: 'input',
    whole: tree && 'true',
    contains: contains.length > 0 ? array(contains.map(({ name }) => quote(name))) : undefined,
    matches: matches.length > 0 ? object(Object.fromEntries(matches)) : undefined,
    order: tree?.order && object({ field: quote(tree.order) }),
    complete: kept.length > 0 ? before('() => (', wrapped(object(nothing(kept)))) : undefined,
    check: tree && 'check',
    sheet: tree ? undefined : quote(label),
    columns: tree
      ? undefined
      : object({ [pk.columnComment || '编号']: quote(pk.javaField), ...sheetColumns(fields) }),
  });
}

function nothing(kept: readonly OwnField[]): Record<string, string> {
  return Object.fromEntries(kept.map((field) => [field.name, nothingOf(field)]));
}

function wrapped(code: Code): Code {
  return typeof code === 'string' ? `${code})` : { ...code, close: `${code.close})` };
}

function sheetColumns(fields: readonly OwnField[]): Record<string, Code> {
  return Object.fromEntries(
    fields
      .filter(({ places }) => places.includes('list'))
      .map((field) => [
        field.label,
        field.kind === 'dictionary' || field.kind === 'dictionaryCode'
          ? array([quote(field.name), labelsCode(field)])
          : quote(field.name),
      ]),
  );
}

const signs: Readonly<Record<string, string>> = { NE: '!==', GT: '>', GTE: '>=', LT: '<', LTE: '<=' };

/** How filters compare that neither are equal nor contained. */
function matchesOf({ name, kind, filter, column }: OwnField): [name: string, code: string][] {
  const isNumber = kind === 'number' || kind === 'dictionaryCode';
  const read = (value: string) => (isNumber ? `Number(${value})` : `String(${value})`);
  const compare = (sign: string) =>
    `(row, value) => ${read(`member(row, ${quote(name)}) ?? ''`)} ${sign} ${isNumber ? 'Number(value)' : 'value'}`;
  if (filter === 'days' || filter === 'numbers') {
    const [from, until] = rangeNames(name);
    // an end that names a day holds the whole of it
    const last =
      kind === 'datetime'
        ? `(row, value) => String(member(row, ${quote(name)})).slice(0, value.length) <= value`
        : compare('<=');
    return [
      [from, compare('>=')],
      [until, last],
    ];
  }
  const sign = filter && signs[column.queryType];
  return sign ? [[name, compare(sign)]] : [];
}

/** Three rows that were there before. */
function seedCode(model: OwnModel, fields: readonly OwnField[], kept: readonly OwnField[]): Code {
  const { pk, tree } = model;
  const written = fields.filter(isWritten);
  const isLabelled = ({ kind }: OwnField) => kind.startsWith('diction');
  const own = (index: number) =>
    object(
      Object.fromEntries(
        written
          .filter((field) => !isLabelled(field))
          .map((field) => [
            field.name,
            field.name === tree?.parent ? (index === 1 ? '0' : '1') : exampleOf(field, index),
          ]),
      ),
    );
  const shared = Object.fromEntries(
    written.filter(isLabelled).map((field) => [field.name, exampleOf(field, 1)]),
  );
  const row = object({ [pk.javaField]: pk.javaField, ...shared, ...nothing(kept), '...own': '...own' });
  return callOf(
    'seedRows',
    broken(array([1, 2, 3].map(own))),
    before(`(own, ${pk.javaField}) => (`, wrapped(row)),
  );
}

/**
 * The checks of a tree: a missing parent, a parent below the record itself, removal of a record with children.
 */
function checkText({ variable, pk, tree }: OwnModel): string {
  const [id, parent] = [pk.javaField, tree?.parent ?? ''];
  return `
async function check(action: string, row: Row, { mockServer }: SignedInRequest): Promise<void> {
  const rows = await mockServer.table(${variable}Table);
  if (action === 'remove') {
    if (rows.find((other) => other.${parent} === row.${id})) refuse('存在下级，不允许删除');
    return;
  }
  if (row.${parent} !== 0 && !rows.get(row.${parent})) refuse('上级不存在');
  for (let above = rows.get(row.${parent}); above; above = rows.get(above.${parent}))
    if (above.${id} === row.${id}) refuse('上级不能是自身或下级');
}
`;
}
