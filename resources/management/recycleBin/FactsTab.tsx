import { Details } from '@/src/ui/display/Details';
import { emptyText } from '@/src/ui/fields/field';
import type { Recycled } from './recycled';

/** The record as it was when it was deleted. */
export default function FactsTab({ record }: { readonly record: Recycled }) {
  const facts = Array.isArray(record.facts) ? record.facts : [];
  return (
    <Details items={facts.map(({ label, value }) => ({ key: label, label, children: value || emptyText }))} />
  );
}
