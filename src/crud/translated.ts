import type { AnyField, Resource } from './defineResource';
import type { QuickFilter } from './resourceSpec';

/** A text by its key, or the built-in one where the language pack has none. */
export type Translate = (key: string, builtIn: string) => string;

/**
 * The resource for a person of an institution, without the platform's own fields; unchanged for the platform. The
 * ready-made sets of such filters are gone as well. Cards that are headed by such a field would all have one heading:
 * they have the resource's title.
 */
export function onSide(resource: Resource, isPlatform: boolean): Resource {
  if (isPlatform) return resource;
  const { fields, filters, quickFilters, card, title } = resource;
  const isOpen = ({ platformOnly }: AnyField) => !platformOnly;
  const isHeading = ({ name, kind: { sheet } }: AnyField) =>
    card?.title !== undefined && [name, sheet?.shownBy].includes(card.title);
  const isUntitled = fields.some((field) => !isOpen(field) && isHeading(field));
  const closed = filters.filter((filter) => !isOpen(filter));
  const isOffered = (quick: QuickFilter) => !closed.some(({ name }) => name in quick.filters);
  return {
    ...resource,
    ...{ fields: fields.filter(isOpen), filters: filters.filter(isOpen) },
    ...(quickFilters && { quickFilters: quickFilters.filter(isOffered) }),
    ...(isUntitled && { card: { ...card, title } }),
  };
}

/** The resource with the language pack's labels: keys are `<resource>.label` and `<resource>.<field>` (design decision 14). */
export function translated(resource: Resource, translate: Translate): Resource {
  const { name } = resource;
  const field = (one: AnyField): AnyField => ({ ...one, label: translate(`${name}.${one.name}`, one.label) });
  return {
    ...resource,
    label: translate(`${name}.label`, resource.label),
    fields: resource.fields.map(field),
    filters: resource.filters.map(field),
  };
}
