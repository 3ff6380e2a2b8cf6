import { compareStatuses } from '@/src/gaokao/enumerations';
import { groupBy } from '@/src/lib/groupBy';
import { numberOr, textOr } from '@/src/lib/record';
import type { ProvinceState } from '@/src/ui/map/ProvinceMap';
import { categoryText } from './comparison';

/** The order of states by urgency: missing data, then anomalies, then unchecked ones. */
const urgency = [0, 2, 1, 3];

/** The most urgent status of each province, and that of each of its categories in words. */
export function statesByProvince(
  rows: readonly Readonly<Record<string, unknown>>[],
): ReadonlyMap<number, ProvinceState> {
  const byProvince = groupBy(rows, ({ provinceId }) => numberOr(provinceId));
  return new Map([...byProvince].map(([code, own]) => [code, stateOf(own)]));
}

function stateOf(rows: readonly Readonly<Record<string, unknown>>[]): ProvinceState {
  const statuses = rows.map(({ status }) => numberOr(status));
  const worst = statuses.toSorted((one, other) => urgency.indexOf(one) - urgency.indexOf(other))[0];
  const { tone, label } = statusOf(worst);
  const parts = rows.map(
    ({ category, status }) => `${categoryText(category)}${statusOf(numberOr(status)).label}`,
  );
  return { tone, text: label, title: `${textOr(rows[0]?.provinceName)}：${parts.join('、')}` };
}

function statusOf(value: number | undefined) {
  return compareStatuses.find((status) => status.value === value) ?? compareStatuses[0];
}
