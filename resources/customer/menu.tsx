import { listOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { load } from '@/src/ui/load';
import { menuResource } from '../access/menuResource';
import { customerEndpoints } from './endpoints';

const ForeignViewInput = load(
  () => import('../access/ViewInput'),
  (code) => code.ForeignViewInput,
);

const MenuPreview = load(() => import('../access/MenuPreview'));
const scope = { operations: customerEndpoints['customer/default-permission'].operations, storeId: 0 };

/** The menu and the functions of the institutions' own back-office (客户菜单, screen C4). */
export const customerMenu = menuResource({
  label: '客户菜单',
  endpoints: customerEndpoints['customer/menu'],
  module: 'managemenu',
  isOwn: false,
  ViewInput: ForeignViewInput,
  Preview: () => <MenuPreview scope={scope} />,
  columns: { storeCount: number('使用机构数', { on: listOnly, width: 110 }) },
});
