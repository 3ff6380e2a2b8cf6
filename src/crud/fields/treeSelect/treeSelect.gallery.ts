import { type KindExample, kindExample } from '../../../ui/fields/kindExample';
import { treeSelect } from './treeSelect';

const places = { resource: 'dev/sample-tree', order: 'sort' };
const cities = [
  { value: 'hn', label: '河南', children: [{ value: 'hn-zz', label: '郑州市' }] },
  { value: 'sd', label: '山东', children: [{ value: 'sd-jn', label: '济南市', disabled: true }] },
] as const;

export const gallery: readonly KindExample[] = [
  kindExample(treeSelect('树选择（数据）', places, { required: true }), 3),
  kindExample(treeSelect('树选择（只选末级）', cities, { leavesOnly: true }), 'hn-zz'),
];
