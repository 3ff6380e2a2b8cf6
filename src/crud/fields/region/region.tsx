import { type CellProps, defineKind, emptyText, type Kind } from '../../../ui/fields/field';
import { load } from '../../../ui/load';

const RegionInput = load(() => import('./RegionInput'));
const ProvinceInput = load(
  () => import('./ProvinceInput'),
  (code) => code.ProvinceInput,
);
const ProvinceName = load(
  () => import('./ProvinceInput'),
  (code) => code.ProvinceName,
);

/** Codes of province, city and county, from the public national table. */
export type Region = readonly number[];

const memberNames = ['provinceId', 'cityId', 'areaId'] as const;

/** Province, city and county, kept in three members of the record; filtered by province (screens, section 0). */
export const region = defineKind<Region>(
  {
    Cell: ({ record }: CellProps<Region>) => <>{String(record.regionText ?? '') || emptyText}</>,
    Input: RegionInput,
    Filter: ProvinceInput,
    FilterValue: ProvinceName,
    operator: 'eq',
    verb: '请选择',
    width: 160,
    sheet: { shownBy: 'regionText' },
    members: {
      read: (record) => {
        const codes = memberNames.flatMap((name) => (record[name] ? [Number(record[name])] : []));
        return codes.length === 0 ? undefined : codes;
      },
      write: (codes) => Object.fromEntries(memberNames.map((name, level) => [name, codes?.[level] ?? 0])),
    },
  },
  (options) => ({ filterAs: 'provinceId', ...options }),
);

/** The codes in one member of the record; its `areaText` holds their names. */
export const areaKind: Kind<Region> = (() => {
  const { members: _members, ...kind } = region('').kind;
  return {
    ...kind,
    Cell: ({ record }) => <>{String(record.areaText ?? '') || emptyText}</>,
    sheet: { shownBy: 'areaText' },
  };
})();
