import type { BaseRecord } from '@refinedev/core';
import { SeveralInput } from '@/src/crud/fields/severalOf';
import { provinceName } from '@/src/lib/provinceName';
import { numberOr, textOr } from '@/src/lib/record';
import { sameId } from '@/src/lib/recordId';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from '@/src/ui/fields/field';
import { type Choice, type Lookup, lookup } from '@/src/ui/fields/lookup';
import { examProvinces, nationalProvinces, provinceNameOf, provincesText } from './provinceNames';
import { useShortList } from './useShortList';

/** The provinces of the exam to choose from, by their short names. One query for all screens. */
export function useProvinces() {
  return useShortList('lookups/province', readProvince);
}

function readProvince({ id, name, shortName }: BaseRecord): Choice<number> {
  return { id: numberOr(id), name: textOr(shortName) || provinceName(textOr(name)) };
}

/** The choices of an input that holds `chosen`: a province that was not read is there by its name. */
export function withChosen<L extends Lookup<number>>(choices: L, chosen: unknown): L {
  const read = choices.data ?? [];
  const missing = [chosen].flat().flatMap((code): Choice<number>[] => {
    const name = provinceNameOf(code);
    const isRead = read.some(({ id }) => sameId(id, numberOr(code)));
    return name === undefined || isRead ? [] : [{ id: numberOr(code), name }];
  });
  return missing.length === 0 ? choices : { ...choices, data: [...read, ...missing] };
}

/**
 * A province. A screen that the specification gives a list of its own passes it. The record may hold the name as
 * `provinceName`. Exports know the nation's names; imports take the provinces of the exam.
 */
export function provinceKind(useChoices: () => Lookup<number> = useProvinces): Kind<number> {
  return {
    ...lookup((chosen) => withChosen(useChoices(), chosen), 'provinceName'),
    Cell: ProvinceCell,
    sheet: { options: nationalProvinces, importable: examProvinces, label: provinceName },
  };
}

function ProvinceCell({ value, record }: CellProps<number>) {
  return <>{provinceNameOf(value) ?? (provinceName(textOr(record.provinceName)) || emptyText)}</>;
}

const one = provinceKind();

/** Picks a province, where a form is not a declaration. */
export const ProvinceInput = one.Input;

/** A province of the exam. */
export function province(label: string, options?: FieldOptions<number>): Field<number> {
  return fieldOf(label, one, options);
}

/** Picks several provinces. */
export function ProvincesInput(props: InputProps<number[]>) {
  return <SeveralInput<number> {...props} from={withChosen(useProvinces(), props.value)} />;
}

function ProvincesCell({ value }: CellProps<number[]>) {
  return <>{value?.length ? provincesText(value) : '全国'}</>;
}

const several: Kind<number[]> = {
  Cell: ProvincesCell,
  Input: ProvincesInput,
  ...(one.Filter && { Filter: one.Filter }),
  ...(one.FilterValue && { FilterValue: one.FilterValue }),
  operator: 'eq',
  verb: '请选择',
  width: 150,
  sheet: { write: (codes) => provincesText(codes) || '全国' },
};

/** The provinces that something is for, filtered by one of them; none is the whole country. */
export function provinces(label: string, options?: FieldOptions<number[]>): Field<number[]> {
  return fieldOf(label, several, { placeholder: '不选为全国', ...options });
}
