import { fieldCode, type OwnField, rangeCode } from './ownFields';
import type { OwnModel } from './ownModel';
import { before, broken, callOf, commented, importLines, object, print, quote } from './printCode';

/** The resource's line in its domain's `endpoints.ts`. */
export function endpointsLine({ domain, business, pk, tree }: OwnModel): string {
  const about = object({
    idField: pk.javaField === 'id' ? undefined : quote(pk.javaField),
    given: 'false',
    calls: tree ? undefined : object({ export: 'true' }),
  });
  const line = before(
    `${quote(`${domain}/${business}`)}: `,
    callOf('rest', quote(`/${domain}/${business}`), about),
  );
  return `  ${print(line, 2)},\n`;
}

/** The file that declares the resource. */
export function declarationText(model: OwnModel, fields: readonly OwnField[]): string {
  const { domain, business, type, variable, label, pk, tree, title, tableName } = model;
  const made = fields.map((field) => ({ field, ...fieldCode(field, model) }));
  const ranges = fields.filter(({ filter }) => filter === 'numbers');
  const state = fields.find(isState);
  const spec = object({
    label: quote(label),
    endpoints: `${domain}Endpoints[${quote(`${domain}/${business}`)}]`,
    title: isFoundAsTitle(model, fields) ? undefined : quote(title.javaField),
    state: state && quote(state.name),
    idLabel: quote(`${label}编号`),
    tree: tree && object({ parent: quote(tree.parent), order: tree.order && quote(tree.order) }),
    filters:
      ranges.length > 0
        ? object(Object.fromEntries(ranges.map((one) => [one.name, rangeCode(one)])))
        : undefined,
    fields: broken(
      object({
        [pk.javaField]: callOf('idField', quote(pk.columnComment || '编号')),
        ...Object.fromEntries(made.map(({ field, code }) => [field.name, code])),
      }),
    ),
  });
  const imports = importLines([
    ['defineResource', '@/src/crud/defineResource'],
    ['idField', '@/src/crud/fields/ruoyi'],
    ['type RecordId', '@/src/lib/recordId'],
    [`${domain}Endpoints`, './endpoints'],
    ...(ranges.length > 0 ? [['numberRange', '@/src/ui/fields/numberRange'] as const] : []),
    ...made.flatMap((one) => one.imports),
  ]);
  return `${imports}

/** A row of \`${commented(tableName)}\` (${commented(label)}). */
export interface ${type} {
${members(model, fields)}
}

/** ${commented(label)}. */
export const ${variable}Resource = defineResource<${type}>()(${print(spec, 0, 2)});
`;
}

/** The members of a record, as the server names them. */
function members({ pk }: OwnModel, fields: readonly OwnField[]): string {
  const id = pk.javaField === 'id' ? [] : [`  ${pk.javaField}: RecordId;`];
  return ['  id: RecordId;', ...id, ...fields.map(({ name, kind }) => `  ${name}: ${typeOf(kind)};`)].join(
    '\n',
  );
}

function typeOf(kind: OwnField['kind']): string {
  if (kind === 'parent') return 'RecordId';
  return kind === 'number' || kind === 'dictionaryCode' ? 'number | null' : 'string';
}

/** A state that is not called status: its column belongs beside the name. */
function isState({ name, kind, places }: OwnField): boolean {
  return /Status$/.test(name) && kind.startsWith('diction') && places.includes('list');
}

/** Whether the declaration's own rule finds the field that names a record. */
function isFoundAsTitle({ title }: OwnModel, fields: readonly OwnField[]): boolean {
  return fields.find(({ name }) => /^(name|title)$|(Name|Title)$/.test(name))?.name === title.javaField;
}
