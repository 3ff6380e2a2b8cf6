import { readPhone } from '../lib/phoneNumber';
import { type AnyField, fieldsOn, type Resource, titleOf } from './defineResource';
import type { Row } from './resourceSpec';

/** The content of a resource's cards, defaults filled in. */
export interface Card {
  /** Name of the record, in the first line. */
  readonly titleOf: (row: Row) => string;
  readonly badge: AnyField | undefined;
  readonly facts: readonly AnyField[];
  readonly attention: (row: Row) => string | undefined;
}

/** Facts that a line has room for. */
const factCount = 3;

/** The cards of a resource: as declared, else its title, its state, and the list's first three short fields. */
export function cardOf(resource: Resource): Card {
  const { card: { title = resource.title, badge: named, lines = [] } = {}, endpoints } = resource;
  const [chosen, attention = () => undefined] = lines;
  const listed = fieldsOn(resource, 'list');
  const find = (name: string) =>
    listed.find((field) => field.name === name) ?? resource.fields.find((field) => field.name === name);
  const badge = named === false ? undefined : find(named ?? resource.state);
  const taken = [title, resource.title, badge?.name, resource.picture, endpoints.idField];
  const usual = listed.filter((field) => !taken.includes(field.name) && isShort(field));
  const facts = chosen?.flatMap((name) => find(name) ?? []) ?? usual;
  return {
    titleOf: (row) =>
      titleOf(row[title] == null || row[title] === '' ? resource : { ...resource, title }, row),
    badge,
    facts: facts.slice(0, factCount),
    attention,
  };
}

/**
 * Whether a card never cuts the value: a figure, sum, time, telephone number or tag, or a masked one. Words of
 * a dictionary are tags as a rule.
 */
export function showsWhole({ kind: { exact = false, sheet }, read }: AnyField): boolean {
  const isPlainWord = sheet?.options?.every((option) => !('tone' in option)) ?? false;
  const isFigure = sheet !== undefined && 'as' in sheet && sheet.as !== 'list';
  return read === readPhone || isFigure || (exact && !isPlainWord);
}

/** Neither a picture nor a text of several lines, nor the number of the row. */
function isShort({ kind, priority }: AnyField): boolean {
  return kind.verb !== '请上传' && !kind.wide && priority !== 'first';
}
