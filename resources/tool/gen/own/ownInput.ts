import type { OwnField } from './ownFields';
import { isNeeded, lengthOf, type OwnModel, scaleOf } from './ownModel';
import { hasRule, ruleName, rulesImport } from './ownRules';
import { quote } from './printCode';

type Import = readonly [name: string, from: string];

/** A piece of the mock's text, and what it imports. */
export interface Piece {
  readonly text: string;
  readonly imports: readonly Import[];
}

const rules = '../rules';

/** Characters where the column itself has no end. */
const longest = 65_535;

/** The mock's schema of a member: it refuses the values that a server with the same columns would refuse. */
export function inputOf(field: OwnField, model: OwnModel): Piece {
  const needed = isNeeded(field.column);
  if (hasRule(field)) {
    const member = needed ? 'filledMember' : 'textMember';
    const shared = rulesImport(`@/resources/${model.domain}`, model);
    return { text: `${member}(${ruleName(field, model)})`, imports: [[member, rules], shared] };
  }
  return (needed ? neededInput : optionalInput)[field.kind](field);
}

type Inputs = Readonly<Record<OwnField['kind'], (field: OwnField) => Piece>>;

const textNeeded = ({ label, column }: OwnField): Piece => ({
  text: `filled(${quote(label)}, ${lengthOf(column) ?? longest})`,
  imports: [['filled', rules]],
});

const textOptional = ({ label, column }: OwnField): Piece => ({
  text: `optionalText(${quote(label)}, ${lengthOf(column) ?? longest})`,
  imports: [['optionalText', rules]],
});

const neededInput: Inputs = {
  ...{ text: textNeeded, textarea: textNeeded, richtext: textNeeded, images: textNeeded, files: textNeeded },
  number: ({ label, column }) =>
    scaleOf(column) > 0
      ? { text: `z.number(${quote(`${label}不能为空`)})`, imports: [] }
      : { text: `counted(${quote(`${label}不能为空`)})`, imports: [['counted', rules]] },
  date: dayNeeded,
  datetime: dayNeeded,
  dictionary: (field) => ({
    text: `choice(${quote(field.label)}, ${labelsCode(field)})`,
    imports: [['choice', rules], labelsImport],
  }),
  dictionaryCode: (field) => ({
    text: `z.number(${quote(`${field.label}不能为空`)})${isEntry(field)}`,
    imports: [labelsImport],
  }),
  dictionaries: (field) => withEntries(textNeeded(field), field),
  parent: ({ label }) => ({ text: `idAbove(${quote(`${label}不能为空`)})`, imports: [['idAbove', rules]] }),
};

const optionalInput: Inputs = {
  ...{
    text: textOptional,
    textarea: textOptional,
    richtext: textOptional,
    images: textOptional,
    files: textOptional,
  },
  number: ({ column }) => ({
    text: `z.number()${scaleOf(column) > 0 ? '' : '.int()'}${orNull}`,
    imports: [],
  }),
  date: dayOptional,
  datetime: dayOptional,
  dictionary: (field) => ({
    text: `choice(${quote(field.label)}, ${labelsCode(field)}).or(z.literal(''))${orEmpty}`,
    imports: [['choice', rules], labelsImport],
  }),
  dictionaryCode: (field) => ({ text: `z.number()${isEntry(field)}${orNull}`, imports: [labelsImport] }),
  dictionaries: (field) => withEntries(textOptional(field), field),
  parent: () => ({ text: 'idOrNone.default(0)', imports: [['idOrNone', '../route']] }),
};

const labelsImport: Import = ['labelsOf', '../system/dictSeed'];
const orNull = '.nullish().transform((value) => value ?? null)';
const orEmpty = ".nullish().transform((value) => value ?? '')";

function dayNeeded({ label }: OwnField): Piece {
  return { text: `z.iso.date(${quote(`请选择${label}`)})`, imports: [] };
}

function dayOptional({ label }: OwnField): Piece {
  return { text: `z.iso.date(${quote(`${label}不是日期`)}).or(z.literal(''))${orEmpty}`, imports: [] };
}

/** The labels of the column's dictionary. */
export function labelsCode({ column }: Pick<OwnField, 'column'>): string {
  return `labelsOf(${quote(column.dictType)})`;
}

function isEntry(field: OwnField): string {
  return `.refine((value) => Object.hasOwn(${labelsCode(field)}, value), ${quote(`请选择${field.label}`)})`;
}

/** Input of several entries in one text, each of them valid. */
function withEntries({ text, imports }: Piece, field: OwnField): Piece {
  const every = `values.split(',').every((one) => one === '' || Object.hasOwn(${labelsCode(field)}, one))`;
  return {
    text: `${text}.refine((values) => ${every}, ${quote(`请选择${field.label}`)})`,
    imports: [...imports, labelsImport],
  };
}

/** The schema of a member that clients cannot write; undefined for what every row is stamped with. */
export function keptOf({ name, kind }: OwnField): string | undefined {
  if (['createTime', 'createBy', 'updateTime', 'updateBy'].includes(name)) return undefined;
  if (kind === 'parent') return 'z.number()';
  return kind === 'number' || kind === 'dictionaryCode' ? 'z.number().nullable()' : 'z.string()';
}

/** The blank value of a member. */
export function nothingOf({ kind }: OwnField): string {
  if (kind === 'parent') return '0';
  return kind === 'number' || kind === 'dictionaryCode' ? 'null' : "''";
}
