import { once } from '../ui/fetched';
import { isOn } from '../ui/fields/field';
import type { Resource } from './defineResource';

/** Fetches the code of all forms. */
export const fetchFormPage = once(() => import('./form/FormPage'));

/** Fetches what the form of a resource needs all at once, the code of its editors too; a failure is left to the form. */
export function fetchForm({ fields }: Resource): void {
  fetchFormPage();
  for (const { kind, ...field } of fields)
    if (isOn(field, 'create') || isOn(field, 'edit')) void kind.preload?.().catch(() => undefined);
}
