import { z } from 'zod';
import { showEndpoints } from '@/resources/show/endpoints';
import { isHalfPlaced, type Outlet, outletRules } from '@/resources/show/network/outlet';
import { crudHandlers } from '../crud';
import { areasBelow, isRegion, regionText } from '../platform/areas';
import { createRandom } from '../random';
import { found, refuse } from '../responses';
import { choice, numberMember, onOffState, optionalId, place, textMember } from '../rules';
import { seedRows } from '../seedStamp';
import { labelsOf } from '../system/dictSeed';
import { orgTable } from '../system/orgTable';
import { defineTable, type Stored, stamps } from '../table';

const area = z.number('请选择地区').int();

const input = z.object({
  name: textMember(outletRules.name),
  outletType: choice('类型', labelsOf('outlet_type')),
  orgId: optionalId,
  provinceId: area,
  cityId: area,
  areaId: area,
  address: textMember(outletRules.address),
  lng: numberMember(outletRules.lng),
  lat: numberMember(outletRules.lat),
  phone: textMember(outletRules.phone),
  hours: textMember(outletRules.hours),
  photos: z.array(z.string()).max(5, '照片最多 5 张').default([]),
  sort: place,
  status: onOffState,
});

type OutletRow = Omit<Stored<Outlet>, 'region' | 'regionText' | 'orgId' | 'orgName' | 'status'> & {
  orgId: number | null;
  status: number;
};

/** Province, how many service points it has, and where its capital is. */
const provinces: readonly (readonly [code: number, count: number, lng: number, lat: number])[] = [
  [410000, 5, 113.625368, 34.746599],
  [370000, 4, 117.120098, 36.651285],
  [510000, 3, 104.075931, 30.651651],
  [440000, 3, 113.266531, 23.132191],
  [110000, 2, 116.407526, 39.90403],
  [320000, 2, 118.763232, 32.061707],
  [330000, 2, 120.152792, 30.267447],
  [420000, 1, 114.341862, 30.546498],
  [430000, 1, 112.98381, 28.112444],
  [610000, 1, 108.954239, 34.265472],
  [210000, 1, 123.429096, 41.796767],
  [530000, 1, 102.712251, 25.040609],
];
const seeds = provinces.flatMap(([provinceId, count, lng, lat]) =>
  Array.from({ length: count }, (_, index) => ({ provinceId, index, lng, lat })),
);
const kinds = ['服务中心', '合作网点', '咨询点'];

/** The service points: 26 in 12 provinces, one of them closed, one without coordinates. */
export const outletTable = defineTable<OutletRow>({
  name: 'show/network',
  idField: 'id',
  schema: input.extend({ id: z.number(), ...stamps }),
  seed: seedRows(seeds, ({ provinceId, index, lng, lat }, id) => {
    const random = createRandom(2600 + id);
    const cities = areasBelow(provinceId);
    const city = cities[index % cities.length];
    const counties = areasBelow(city?.id ?? 0);
    const county = counties[random.below(counties.length)];
    const near = (degree: number) => Number((degree + index * 0.31 + random.below(1000) / 1e5).toFixed(6));
    const isPlaced = id !== 12;
    return {
      ...{ id, provinceId, cityId: city?.id ?? 0, areaId: county?.id ?? 0 },
      name: `${city?.name.replace(/市$/, '')}${county?.name.replace(/[区县市]$/, '')}${kinds[id % 3]}`,
      outletType: String((id % 3) + 1),
      address: `示范路 ${random.below(300) + 1} 号`,
      lng: isPlaced ? near(lng) : null,
      lat: isPlaced ? near(lat) : null,
      phone: `199000${String(30_000 + id)}`,
      hours: '周一至周六 9:00–18:00',
      photos: [],
      orgId: id === 1 ? 2 : null,
      sort: id,
      status: id === 20 ? 0 : 1,
    };
  }),
});

/** Service points (screen S3). */
export const networkRoutes = crudHandlers(showEndpoints['show/network'], outletTable, {
  input,
  contains: ['name'],
  presenter: async ({ mockServer }) => {
    const organizations = await mockServer.table(orgTable);
    return (row) => ({
      ...row,
      orgName: organizations.get(row.orgId ?? 0)?.name ?? '',
      regionText: regionText(row.provinceId, row.cityId, row.areaId),
    });
  },
  check: async (action, outlet, { mockServer }) => {
    if (action === 'remove') return;
    if (!isRegion(outlet.provinceId, outlet.cityId, outlet.areaId)) refuse('请选择地区');
    if (outlet.orgId !== null) found((await mockServer.table(orgTable)).get(outlet.orgId));
    if (isHalfPlaced(outlet)) refuse('经纬度需同时填写');
    const isRival = ({ id, name }: OutletRow) => id !== outlet.id && name === outlet.name;
    if ((await mockServer.table(outletTable)).find(isRival)) refuse('网点名称已存在');
  },
});
