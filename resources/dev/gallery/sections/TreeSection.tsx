import { Link } from 'react-router';
import { treeCheck } from '@/src/crud/fields/treeCheck';
import { treeSelect } from '@/src/crud/fields/treeSelect';
import { transfer } from '@/src/ui/fields/transfer';
import { KindDemo } from '../KindDemo';

const regions = [
  {
    value: 'hn',
    label: '河南省',
    children: [
      { value: 'hn-zz', label: '郑州市' },
      { value: 'hn-ly', label: '洛阳市' },
    ],
  },
  { value: 'sd', label: '山东省', children: [{ value: 'sd-jn', label: '济南市', disabled: true }] },
] as const;

const tree = { resource: 'dev/sample-tree', order: 'sort' };
const place = treeSelect('树选择（数据）', tree, { required: true });
const city = treeSelect('树选择（只选末级）', regions, { leavesOnly: true });
const menus = treeCheck('树勾选', tree, { required: true });
const strict = treeCheck('树勾选（不联动）', regions, { linked: false, switchable: false });
const subjects = transfer(
  '穿梭框',
  ['物理', '历史', '化学', '生物', '政治', '地理'].map((name) => ({ value: name, label: name })),
  { required: true },
);

/** Trees, and the kinds by which something is chosen out of many. */
export default function TreeSection() {
  return (
    <>
      <p>
        树形列表页：<Link to="/dev/sample-tree">示例树</Link>
      </p>
      <KindDemo field={place} example={3} />
      <KindDemo field={city} example="hn-zz" />
      <KindDemo field={menus} example={[4, 5]} />
      <KindDemo field={strict} example={['hn']} />
      <KindDemo field={subjects} example={['物理', '化学']} />
    </>
  );
}
