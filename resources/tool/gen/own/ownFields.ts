import type { GenColumn } from '../gen';
import { filterOf, kindOf, type OwnFilter, type OwnKind } from './ownKinds';
import { capital, isCreated, isEdited, isNeeded, labelOf, type OwnModel, scaleOf } from './ownModel';
import { hasRule, ruleName, rulesImport } from './ownRules';
import { array, type Code, callOf, object, quote } from './printCode';

/** A column that becomes a field, with all that both files say of it. */
export interface OwnField {
  readonly column: GenColumn;
  readonly name: string;
  readonly label: string;
  readonly kind: OwnKind;
  readonly filter: OwnFilter | undefined;
  readonly places: readonly Place[];
}

type Place = 'filter' | 'list' | 'create' | 'edit' | 'show';

/**
 * The fields of a model in the order of its columns, with Chinese notes on omitted parts of the configuration.
 */
export function ownFields(model: OwnModel): { fields: readonly OwnField[]; notes: readonly string[] } {
  const notes: string[] = [];
  const fields = model.columns.flatMap((column): OwnField[] => {
    if (isUnused(column, model)) return [];
    const { kind, note } = kindOf(column, model.tree);
    if (note) notes.push(note);
    if (!kind) return [];
    const { filter, note: unfiltered } = filterOf(column, kind);
    if (unfiltered) notes.push(unfiltered);
    const places = placesOf(column, kind, filter, model);
    return [{ column, name: column.javaField, label: labelOf(column), kind, filter, places }];
  });
  return { fields, notes };
}

/** A column that no screen has; when a row was made is on its page in any case. */
function isUnused(column: GenColumn, { title, tree }: OwnModel): boolean {
  const { javaField, isList, isQuery } = column;
  if (tree && javaField === 'ancestors') return true;
  if (javaField === 'createTime' || column === title) return false;
  return isList !== '1' && isQuery !== '1' && !isCreated(column) && !isEdited(column);
}

function placesOf(
  column: GenColumn,
  kind: OwnKind,
  filter: OwnFilter | undefined,
  { title }: OwnModel,
): readonly Place[] {
  const flags: readonly (readonly [Place, boolean])[] = [
    ['filter', filter !== undefined && filter !== 'numbers'],
    // the rows of a tree hang below one another: that says what the column would
    ['list', (column.isList === '1' || column === title) && kind !== 'parent'],
    ['create', isCreated(column)],
    ['edit', isEdited(column)],
  ];
  return [...flags.flatMap(([place, is]) => (is ? [place] : [])), 'show'];
}

/** Names of the ends of a range, as RuoYi's generated mappers read them. */
export function rangeNames(name: string): readonly [from: string, until: string] {
  return [`params[begin${capital(name)}]`, `params[end${capital(name)}]`];
}

/** A value of `FieldOptions.on` by its places; undefined for the usual one. */
const namedPlaces: Readonly<Record<string, string | undefined>> = {
  'list form show': undefined,
  'filter list form show': 'everywhere',
  'filter list': 'filterAndList',
  'list show': 'listAndShow',
  'form show': 'formAndShow',
  show: 'showOnly',
};

/** The field's declaration, and what it imports. */
export function fieldCode(field: OwnField, model: OwnModel): { code: Code; imports: readonly Import[] } {
  const { kind, label, column, name, filter } = field;
  const [maker, from, ...more] = makers[kind];
  const on = onOf(field);
  const rule = hasRule(field) ? ruleName(field, model) : undefined;
  const options = object({
    on: on.code,
    required: isNeeded(column) && !rule ? 'true' : undefined,
    precision: kind === 'number' && scaleOf(column) > 0 ? String(scaleOf(column)) : undefined,
    joined: kind === 'images' || kind === 'files' || kind === 'dictionaries' ? 'true' : undefined,
    ...(kind === 'parent' && { initial: '0', notBelowSelf: 'true' }),
    oneDay: filter === 'day' ? 'true' : undefined,
    filterAs: filter === 'days' ? namesCode(name) : undefined,
  });
  const dictionary = kind.startsWith('diction') ? [quote(column.dictType)] : [];
  const source = kind === 'parent' ? [parentSource(model)] : [];
  const args = [
    rule ?? quote(label),
    ...more.map(quote),
    ...dictionary,
    ...source,
    ...(options === '{}' ? [] : [options]),
  ];
  const rules = rule ? [rulesImport('.', model)] : [];
  return { code: callOf(maker, ...args), imports: [[maker, from], ...on.imports, ...rules] };
}

/** The declaration of a filter between two numbers. */
export function rangeCode({ label, name, column }: OwnField): Code {
  const precision = scaleOf(column) > 0 ? String(scaleOf(column)) : undefined;
  return callOf('numberRange', quote(label), object({ precision, filterAs: namesCode(name) }));
}

type Import = readonly [name: string, from: string];

function namesCode(name: string): Code {
  return array(rangeNames(name).map(quote));
}

function onOf({ places }: OwnField): { code: Code | undefined; imports: readonly Import[] } {
  const isForm = places.includes('create') && places.includes('edit');
  const short = isForm
    ? places.flatMap((place) => (place === 'create' ? ['form'] : place === 'edit' ? [] : [place]))
    : places;
  const key = short.join(' ');
  if (!Object.hasOwn(namedPlaces, key)) return { code: array(short.map(quote)), imports: [] };
  const name = namedPlaces[key];
  return { code: name, imports: name === undefined ? [] : [[name, '@/src/ui/fields/field']] };
}

function parentSource({ domain, business, tree }: OwnModel): Code {
  return object({
    resource: quote(`${domain}/${business}`),
    parent: tree?.parent === 'parentId' ? undefined : quote(tree?.parent ?? ''),
    optionLabel: quote(tree?.name ?? ''),
    order: tree?.order === undefined ? undefined : quote(tree.order),
    root: quote('顶级'),
  });
}

const [ui, crud] = ['@/src/ui/fields', '@/src/crud/fields'];

/** Makers of the kinds: function, module, and further arguments after the label. */
const makers: Readonly<Record<OwnKind, readonly [maker: string, from: string, ...more: string[]]>> = {
  text: ['text', `${ui}/text`],
  textarea: ['textarea', `${ui}/textarea`],
  number: ['number', `${ui}/number`],
  date: ['date', `${ui}/date`],
  datetime: ['datetime', `${ui}/date`],
  dictionary: ['dictionary', `${crud}/dictionary/dictionary`],
  dictionaryCode: ['dictionaryCode', `${crud}/dictionary/dictionaryCode`],
  dictionaries: ['dictionaries', `${crud}/dictionary/dictionaries`],
  images: ['upload', `${crud}/upload/upload`, 'images'],
  files: ['upload', `${crud}/upload/upload`, 'files'],
  richtext: ['richtext', `${crud}/richtext`],
  parent: ['treeSelect', `${crud}/treeSelect/treeSelect`],
};
