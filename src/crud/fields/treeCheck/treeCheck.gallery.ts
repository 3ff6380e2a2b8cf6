import { type KindExample, kindExample } from '../../../ui/fields/kindExample';
import { treeCheck } from './treeCheck';

const places = { resource: 'dev/sample-tree', order: 'sort' };
const cities = [
  {
    value: 'hn',
    label: '河南',
    children: [
      { value: 'hn-zz', label: '郑州市' },
      { value: 'hn-ly', label: '洛阳市' },
    ],
  },
] as const;

export const gallery: readonly KindExample[] = [
  kindExample(treeCheck('树勾选', places, { required: true }), [4, 5]),
  kindExample(treeCheck('树勾选（不联动）', cities, { linked: false, switchable: false }), ['hn']),
];
