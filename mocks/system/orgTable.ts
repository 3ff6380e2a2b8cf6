import { z } from 'zod';
import type { Organization } from '@/resources/system/organization/organization';
import { organizationRules } from '@/resources/system/organization/organization';
import { areasBelow } from '../platform/areas';
import { idOrNone } from '../route';
import { choice, onOffState, optionalId, place, textMember } from '../rules';
import { mobileNumber } from '../seed/names';
import { seedStamp } from '../seedStamp';
import { defineTable, type SeedContext, type Stored, stamps } from '../table';
import { labelsOf } from './dictSeed';

const area = z.number('请选择地区').int();

/** Members of an organization that clients may write (screen H5). */
export const orgInput = z.object({
  name: textMember(organizationRules.name),
  code: textMember(organizationRules.code),
  parentId: idOrNone,
  orgType: choice('类型', labelsOf('org_type')),
  provinceId: area,
  cityId: area,
  areaId: area,
  address: textMember(organizationRules.address),
  leaderId: optionalId,
  phone: textMember(organizationRules.phone),
  sort: place,
  status: onOffState,
});

/** An organization as it is kept: what can be computed is not. */
export type OrgRow = Omit<
  Stored<Organization>,
  'region' | 'regionText' | 'leaderName' | 'memberCount' | 'status' | 'leaderId'
> & { status: number; leaderId: number | null };

/** Branches, campuses and service points. */
export const orgTable = defineTable<OrgRow>({
  name: 'system/organization',
  idField: 'id',
  schema: orgInput.extend({ id: z.number(), parentId: z.number(), status: z.number(), ...stamps }),
  seed: seedOrganizations,
});

/** Members of the organizations; each works in at most one. */
export const orgMemberTable = defineTable<{ userId: number; orgId: number }>({
  name: 'system/organization/member',
  idField: 'userId',
  schema: z.object({ userId: z.number(), orgId: z.number() }),
  // the first six of the staff at the head office, the others at branches and campuses; some nowhere
  seed: () =>
    [1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((userId, index) => ({
      userId,
      orgId: index < 6 ? headOffice : ([2, 3, 6, 7, 4, 9, 5, 12][index - 6] ?? headOffice),
    })),
});

const headOffice = 1;

/** Name, code and province of the four branches. */
const branches = [
  ['河南分公司', 'HA', 410000],
  ['山东分公司', 'SD', 370000],
  ['四川分公司', 'SC', 510000],
  ['广东分公司', 'GD', 440000],
] as const;

/** Campuses of each branch, and service points below each campus. */
const campusCounts = [3, 2, 2, 2];
const pointCounts = [2, 1, 1, 2, 1, 1, 2, 1, 1];

/** 1 head office, 4 branches, 9 campuses, 12 service points. */
function seedOrganizations({ now }: SeedContext): OrgRow[] {
  const rows: OrgRow[] = [];
  const add = (about: Pick<OrgRow, 'parentId' | 'name' | 'code' | 'orgType' | 'sort'>, codes: Codes) => {
    const id = rows.length + 1;
    const leaderId = id <= 5 ? ([1, 7, 8, 9, 10][id - 1] ?? null) : null;
    const status = about.code === 'GD-02-01' ? 0 : 1;
    rows.push({
      ...{ id, ...about, ...codes, leaderId, status },
      ...{ address: `示范路 ${id * 7} 号`, phone: mobileNumber(3000 + id) },
      ...seedStamp(now),
    });
    return id;
  };
  const top = { parentId: 0, name: '志愿通总部', code: 'ZYT', orgType: '1', sort: 0 };
  add(top, region(410000, 0, 0));
  const branchIds = branches.map(([name, code, province], place) =>
    add({ parentId: headOffice, name, code, orgType: '2', sort: place + 1 }, region(province, 0, 0)),
  );
  const campuses = branches.flatMap(([, code, province], branch) =>
    Array.from({ length: campusCounts[branch] ?? 0 }, (_, place) => {
      const codes = region(province, place, 0);
      const about = { orgType: '3', sort: place + 1, code: `${code}-0${place + 1}` };
      const parentId = branchIds[branch] ?? headOffice;
      return {
        ...about,
        place,
        province,
        id: add({ ...about, parentId, name: nameOf(codes, '校区') }, codes),
      };
    }),
  );
  for (const [index, campus] of campuses.entries())
    for (let point = 1; point <= (pointCounts[index] ?? 0); point += 1) {
      const codes = region(campus.province, campus.place, point);
      const about = { orgType: '4', sort: point, code: `${campus.code}-0${point}` };
      add({ ...about, parentId: campus.id, name: nameOf(codes, '服务点') }, codes);
    }
  return rows;
}

type Codes = Pick<OrgRow, 'provinceId' | 'cityId' | 'areaId'>;

/** A county of the so-many-th city of a province. */
function region(provinceId: number, city: number, county: number): Codes {
  const cityId = areasBelow(provinceId)[city]?.id ?? 0;
  return { provinceId, cityId, areaId: areasBelow(cityId)[county]?.id ?? 0 };
}

/** 郑州校区, 金水服务点. */
function nameOf({ provinceId, cityId, areaId }: Codes, kind: '校区' | '服务点'): string {
  const [areas, id] = kind === '校区' ? [areasBelow(provinceId), cityId] : [areasBelow(cityId), areaId];
  const name = areas.find((one) => one.id === id)?.name ?? '';
  return name.replace(/(市|区|县)$/, '') + kind;
}
