import { use, useState } from 'react';
import { FieldName, FormRecord } from '../ResourceContext';
import { type Choice, ownChoice } from './referenceChoices';

/**
 * What the record refers to in the field around, as it is now and as the form began with it: a form keeps its value while the
 * record is read anew. It need not be among the choices that are read.
 */
export function useOwnChoices(shownBy: string): readonly (Choice | undefined)[] {
  const own = ownChoice(use(FormRecord), use(FieldName), shownBy);
  const [first] = useState(own);
  return [own, first];
}
