import type { OwnField } from './ownFields';
import { isCreated, isEdited, isNeeded, lengthOf, type OwnModel } from './ownModel';
import { broken, commented, object, print, quote } from './printCode';

/** Whether clients may write the member. */
export function isWritten({ column }: OwnField): boolean {
  return isCreated(column) || isEdited(column);
}

/** Whether the field is a text with a rule of its own, in the file that form and mock share. */
export function hasRule(field: OwnField): boolean {
  const { kind, column } = field;
  const isText = kind === 'text' || kind === 'textarea';
  return isText && isWritten(field) && (isNeeded(column) || lengthOf(column) !== undefined);
}

/** The rule of a field, as both files name it. */
export function ruleName({ name }: OwnField, { variable }: OwnModel): string {
  return `${variable}Rules.${name}`;
}

/** The import of the rules, from the folder that holds them. */
export function rulesImport(folder: string, { business, variable }: OwnModel): [name: string, from: string] {
  return [`${variable}Rules`, `${folder}/${business}.rules`];
}

/** The file of the rules; undefined where no text has one. */
export function rulesText(model: OwnModel, fields: readonly OwnField[]): string | undefined {
  const ruled = fields.filter(hasRule);
  if (ruled.length === 0) return undefined;
  const rules = Object.fromEntries(ruled.map((field) => [field.name, ruleCode(field)]));
  return `import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of ${commented(model.label)}, for its form and its mock. */
export const ${model.variable}Rules = ${print(broken(object(rules)), 0, 40)} as const satisfies Record<string, TextRule>;
`;
}

function ruleCode({ label, column }: OwnField) {
  return object({
    label: quote(label),
    required: isNeeded(column) ? 'true' : undefined,
    maxLength: lengthOf(column)?.toString(),
  });
}
