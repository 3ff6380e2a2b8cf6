import type { ComponentType } from 'react';
import {
  type CellProps,
  type FieldOptions,
  type InputProps,
  isOn,
  type Kind,
  type Place,
  type Priority,
} from '../ui/fields/field';
import type { Action } from './actions/action';
import { withDialog } from './actions/withDialog';
import { fieldOnCodes, resourceOnCodes } from './declaredCodes';
import type { AnyRecord, FieldGroup, FieldsOf, QuickFilter, ResourceSpec, Row } from './resourceSpec';

/** A field without the type of its value, for the pages that draw any field. */
export interface AnyField extends Omit<FieldOptions<unknown>, 'Cell' | 'Input'> {
  readonly name: string;
  readonly label: string;
  /** Name of the group that it is in. */
  readonly group?: string;
  readonly kind: Kind<unknown>;
  readonly Cell: ComponentType<CellProps<unknown>>;
  readonly Input: ComponentType<InputProps<unknown>>;
}

/** Members that a resource settles for the generic pages: defaults filled in, fields as a list. */
type Settled =
  | 'name'
  | 'view'
  | 'title'
  | 'state'
  | 'picture'
  | 'search'
  | 'fields'
  | 'filters'
  | 'sort'
  | 'quickFilters'
  | 'actions';

/** A resource as the generic pages see it. */
export interface Resource extends Omit<ResourceSpec<Row, string>, Settled> {
  readonly name: string;
  /** Empty for a list to pick from, which has no page. */
  readonly view: string;
  readonly title: string;
  readonly state: string;
  readonly picture?: string;
  readonly search?: string | undefined;
  readonly fields: readonly AnyField[];
  readonly filters: readonly AnyField[];
  readonly quickFilters?: readonly QuickFilter[];
  readonly actions?: Readonly<Record<string, Action<Row>>>;
  readonly sort?: { readonly field: string; readonly order: 'asc' | 'desc' };
}

/**
 * Declares a resource: `defineResource<Post>()({ … })`, with a preset `defineResource<Post>(ruoyi({ postId: '岗位编号'
 * }))({ … })`. The types check every field against the record and every name against the declared ones. Names that the
 * types cannot see are checked here, with a message. The generic pages know records by name only, which is why the
 * record's type is dropped here and nowhere else.
 */
export function defineResource<T extends AnyRecord>({ first, last, ...texts }: Preset<T> = {}) {
  return <Operation extends string, Group extends string = never, Filter extends string = never>(
    spec: ResourceSpec<T, Operation, Group, Filter>,
  ): Resource => {
    const whole = { ...texts, ...spec, fields: { ...first, ...spec.fields, ...last } };
    return settle(whole as unknown as ResourceSpec<Row, string>);
  };
}

/** Parts that many resources share: fields before and after their own, and texts. */
export interface Preset<T> {
  readonly first?: FieldsOf<T>;
  readonly last?: FieldsOf<T>;
  readonly idLabel?: string;
}

function settle(spec: ResourceSpec<Row, string>): Resource {
  const name = spec.name ?? spec.endpoints.name;
  const fields = withGroups(erase(spec.fields), spec.groups ?? {}, name);
  const filters = [
    ...erase(spec.filters ?? {}),
    ...fields.filter((field) => isOn(field, 'filter')).map(asFilter),
  ];
  const title = spec.title ?? titleField(fields, name);
  const { search = filters.some((filter) => filter.name === title) && title } = spec;
  const canDelete = spec.canDelete ?? spec.canEdit;
  const actions = Object.entries(spec.actions ?? {}).map(
    ([key, action]) => [key, withDialog(action)] as const,
  );
  const resource: Resource = {
    ...spec,
    actions: Object.fromEntries(actions),
    ...(canDelete && { canDelete }),
    ...{ name, fields, filters, title, state: spec.state ?? 'status' },
    view: spec.view === null ? '' : (spec.view ?? spec.endpoints.view),
    search: search === false ? undefined : search,
  };
  checkNames(resource);
  checkCard(resource);
  return resourceOnCodes(resource);
}

/** The field among the filters. The placeholder of one that is in the form belongs there. */
function asFilter(field: AnyField): AnyField {
  if (!isOn(field, 'create')) return field;
  const { placeholder: _, ...filter } = field;
  return filter;
}

/** The field that most likely names a record. Throws where there is none. */
function titleField(fields: readonly AnyField[], resource: string): string {
  const field = fields.find(({ name }) => /^(name|title)$|(Name|Title)$/.test(name));
  if (!field) throw new Error(`Resource "${resource}" needs a "title": none of its fields is called a name`);
  return field.name;
}

/** Each field with the name of its group, if it has one. Throws where a group names a field that does not exist. */
export function withGroups(
  fields: readonly AnyField[],
  groups: Readonly<Record<string, FieldGroup>>,
  resource: string,
): readonly AnyField[] {
  const groupOf = new Map(
    Object.entries(groups).flatMap(([key, group]) => group.fields.map((field) => [field, key] as const)),
  );
  for (const [name, group] of groupOf)
    if (!fields.some((field) => field.name === name))
      throw new Error(
        `Group "${group}" of resource "${resource}" names "${name}", which is none of its fields`,
      );
  return fields.map((field) => {
    const group = groupOf.get(field.name);
    return group === undefined ? field : { ...field, group };
  });
}

/** Throws where the declaration names something that does not exist, or leaves a field out of sight. */
function checkNames({
  name,
  search,
  filters,
  fields,
  groups,
  steps = [],
  actions = {},
  endpoints,
}: Resource) {
  const fail = (problem: string): never => {
    throw new Error(`Resource "${name}" ${problem}`);
  };
  if (search !== undefined && !filters.some((filter) => filter.name === search))
    fail(`is searched by "${search}", which is none of its filters`);
  for (const [key, { operation }] of Object.entries(actions))
    if (operation !== undefined && !Object.hasOwn(endpoints.operations, operation))
      fail(`names the operation "${operation}" in its action "${key}"; its endpoints have none of that name`);
  for (const group of steps.flatMap((step) => step.groups))
    if (!Object.hasOwn(groups ?? {}, group))
      fail(`has a step with the group "${group}", which it does not have`);
  const lost = fields.find((field) => groups && field.group === undefined && isDrawn(field));
  if (lost) fail(`has groups, and its field "${lost.name}" stands in none of them`);
}

/** Throws where a card shows something that is no field; its title may be any member. */
function checkCard({ name, fields, card: { badge, lines } = {} }: Resource) {
  for (const named of [badge || [], lines?.[0] ?? []].flat())
    if (!fields.some((field) => field.name === named))
      throw new Error(`Resource "${name}" has a card with "${named}", which is none of its fields`);
}

function isDrawn(field: AnyField): boolean {
  return (['create', 'edit', 'show'] as const).some((place) => isOn(field, place));
}

/** The field with its message for a missing value, where it has none of its own. */
/** Fields by name as a list in that order, the types of their values forgotten. */
export function erase(fields: object): AnyField[] {
  const entries: [string, AnyField][] = Object.entries(fields);
  const erased = entries.map(([name, field]) => ({
    ...field,
    name,
    Cell: field.Cell ?? field.kind.Cell,
    Input: field.Input ?? field.kind.Input,
  }));
  return erased.map((field) => fieldOnCodes(field, erased));
}

/**
 * The fields of a place. A list's are in the order of their priority, other places' in the order of their declaration.
 */
export function fieldsOn(resource: Resource, place: Place): AnyField[] {
  const fields = resource.fields.filter((field) => isOn(field, place));
  if (place !== 'list') return fields;
  const rankOf = ({ name, priority = 'normal' }: AnyField) =>
    ranks.indexOf(name === resource.title ? 'title' : name === resource.state ? 'state' : priority);
  return fields.sort((a, b) => rankOf(a) - rankOf(b));
}

/** The columns of a list from left to right. */
const ranks: readonly (Priority | 'title' | 'state')[] = ['first', 'title', 'state', 'high', 'normal', 'low'];

/** The staff's name for a record: its title, written as in spreadsheets. */
export function titleOf({ title, fields }: Pick<Resource, 'title' | 'fields'>, record: object): string {
  const members: Record<string, unknown> = { ...record };
  const value = members[title];
  if (value === undefined || value === null || value === '') return String(members.id ?? '');
  return fields.find(({ name }) => name === title)?.kind.sheet?.write?.(value) ?? String(value);
}
