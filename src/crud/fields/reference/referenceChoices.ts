import { use, useState } from 'react';
import { goneText, isRecordId, type RecordId, sameId } from '../../../lib/recordId';
import { FieldName, FormRecord } from '../../ResourceContext';

/** A record that may be referred to. */
export interface Choice {
  /** The id as text: the record at hand may hold it in another type than the list does. */
  readonly value: string;
  readonly id: RecordId;
  readonly label: string;
}

export function choiceOf(id: RecordId, label: unknown): Choice {
  return { value: String(id), id, label: String(label) };
}

/**
 * The choice that a record refers to: the id in its member `name`, with the name in `shownBy`. Both are of the same
 * reading, whatever the form holds meanwhile. An empty name is that of a record that is gone. Undefined where it refers
 * to nothing, or the name did not come.
 */
export function ownChoice(
  record: Readonly<Record<string, unknown>> | undefined,
  name: string | undefined,
  shownBy: string,
): Choice | undefined {
  const id = name === undefined ? undefined : record?.[name];
  const label = record?.[shownBy];
  return isRecordId(id) && label != null ? choiceOf(id, label === '' ? goneText : label) : undefined;
}

/** The choices on offer: first the record's own that were not found, each once, then the found ones. */
export function withOwn(found: readonly Choice[], own: readonly (Choice | undefined)[]): Choice[] {
  const before: Choice[] = [];
  for (const choice of own)
    if (choice && ![...before, ...found].some(({ id }) => sameId(id, choice.id))) before.push(choice);
  return [...before, ...found];
}

/**
 * The choices of the record in the field around: as it is now, and as the form began with it. A form keeps its value
 * while the record is read anew. They need not be among the choices that are read.
 */
export function useOwnChoices(shownBy: string): readonly (Choice | undefined)[] {
  const own = ownChoice(use(FormRecord), use(FieldName), shownBy);
  const [first] = useState(own);
  return [own, first];
}
