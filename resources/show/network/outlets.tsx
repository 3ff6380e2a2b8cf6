import type { FormRule } from 'antd';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { region } from '@/src/crud/fields/region/region';
import { placeAndState } from '@/src/crud/fields/standard';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import { upload } from '@/src/crud/fields/upload/upload';
import type { NumberRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';
import { type CellProps, emptyText, everywhere, formAndShow } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { phoneNumber } from '@/src/ui/fields/phone';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { showEndpoints } from '../endpoints';
import { isHalfPlaced, type Outlet, outletRules } from './outlet';

const OrganizationInput = load(() => import('./OrganizationInput'));
const OutletMap = load(() => import('./OutletMap'));

const halfPlaced = '经纬度需同时填写';

const bothOrNone: FormRule = ({ getFieldsValue }) => ({
  validator: async () => {
    if (isHalfPlaced(getFieldsValue(['lng', 'lat']))) throw new Error(halfPlaced);
  },
});

/** A coordinate, shown with all its decimals. */
function degrees(rule: NumberRule) {
  return number(rule, {
    on: formAndShow,
    rules: [bothOrNone],
    serverErrors: [halfPlaced],
    Cell: ({ value }: CellProps<number>) => (typeof value === 'number' ? value.toFixed(6) : emptyText),
  });
}

/** Places where families can go (服务网点, screen S3). */
export const outlets = defineResource<Outlet>()({
  label: '服务网点',
  endpoints: showEndpoints['show/network'],
  order: { field: 'sort', module: 'network' },
  sendsChangesOnly: true,
  displays: { map: { label: '地图', Display: OutletMap } },
  card: { lines: [['outletType', 'region', 'phone']] },
  fields: {
    name: text(outletRules.name, { on: everywhere, serverErrors: ['网点名称已存在'], width: 180 }),
    outletType: dictionary('类型', 'outlet_type', { on: everywhere, required: true, priority: 'high' }),
    orgId: treeSelect<RecordId>('关联组织', 'system/organization', {
      on: formAndShow,
      shownBy: 'orgName',
      help: '选择后填入该组织的地区、地址和电话',
      Input: OrganizationInput,
    }),
    region: region('地区', { on: everywhere, required: true, width: 180 }),
    address: text(outletRules.address, { width: 220 }),
    lng: degrees(outletRules.lng),
    lat: degrees(outletRules.lat),
    phone: text(outletRules.phone, { ...phoneNumber, width: 120 }),
    hours: text(outletRules.hours, { on: formAndShow }),
    photos: upload('照片', 'images', { on: formAndShow }),
    ...placeAndState(),
  },
});
