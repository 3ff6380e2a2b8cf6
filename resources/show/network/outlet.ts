import type { FieldRule } from '@/src/lib/fieldRule';
import { isRecord, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** A place where families can go (screen S3). */
export interface Outlet {
  id: RecordId;
  name: string;
  outletType: string;
  /** The organization that runs it. */
  orgId: RecordId | null;
  orgName: string;
  region: readonly number[];
  provinceId: number;
  cityId: number;
  areaId: number;
  regionText: string;
  address: string;
  /** Degrees with six decimals; both or none. */
  lng: number | null;
  lat: number | null;
  phone: string;
  hours: string;
  photos: string[];
  sort: number;
  status: 0 | 1;
}

/** Whether one of the two coordinates is there without the other. */
export function isHalfPlaced({ lng, lat }: { readonly lng?: unknown; readonly lat?: unknown }): boolean {
  return isThere(lng) !== isThere(lat);
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Members that a service point takes over from its organization: place, address and phone. */
export function placeOf(organization: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(organization)) return {};
  const { provinceId, cityId, areaId, address, phone } = organization;
  const codes = [provinceId, cityId, areaId].map(Number).filter((code) => code > 0);
  return {
    ...(codes.length > 0 && { region: codes }),
    ...(textOr(address) !== '' && { address }),
    ...(textOr(phone) !== '' && { phone }),
  };
}

/** How many records there are in each province, by its code. */
export function countByProvince(rows: readonly unknown[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const code = isRecord(row) ? Number(row.provinceId) : 0;
    if (code > 0) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

/** Rules of an outlet, for its forms and its mock (decision 41). */
export const outletRules = {
  name: { label: '网点名称', required: true, maxLength: 30 },
  address: { label: '地址', required: true, maxLength: 100 },
  phone: { label: '电话', required: true, format: 'phone' },
  lng: {
    ...{ label: '经度', min: -180, max: 180, precision: 6 },
    message: '经度应在 -180 到 180 之间，最多六位小数',
  },
  lat: {
    ...{ label: '纬度', min: -90, max: 90, precision: 6 },
    message: '纬度应在 -90 到 90 之间，最多六位小数',
  },
  hours: { label: '营业时间', maxLength: 50 },
} as const satisfies Record<string, FieldRule>;
