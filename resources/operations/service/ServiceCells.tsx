import { DictionaryTag } from '@/src/crud/fields/dictionary/dictionary';
import { formatNumber } from '@/src/lib/formatNumber';
import { type CellProps, emptyText } from '@/src/ui/fields/field';

/** The stock of a service; nothing is counted where it has no limit. */
export function StockCell({ value }: CellProps<number>) {
  if (value == null) return emptyText;
  return Number(value) === 0 ? '不限' : formatNumber(value);
}

/** The grades that a service is for; it is for all where none is chosen. */
export function GradesCell({ value }: CellProps<string[]>) {
  return value?.length ? <DictionaryTag type="grade" value={value} /> : '全部年级';
}
