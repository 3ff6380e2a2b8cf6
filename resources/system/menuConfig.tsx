import { callKey } from '@/providers/data/resourceCall';
import { load } from '@/src/ui/load';
import { menuResource } from '../access/menuResource';
import { systemEndpoints } from './endpoints';

const OwnViewInput = load(
  () => import('../access/ViewInput'),
  (code) => code.OwnViewInput,
);

const MenuPreview = load(() => import('../access/MenuPreview'));
const scope = { operations: systemEndpoints['system/authority'].operations };

/** The platform's own menu and functions (菜单配置, screen H4). */
export const menuConfig = menuResource({
  label: '菜单',
  endpoints: systemEndpoints['system/menu-config'],
  module: 'menu',
  isOwn: true,
  // 菜单管理 has the same rows.
  invalidates: [callKey('system/menu', 'rest')],
  ViewInput: OwnViewInput,
  Preview: () => <MenuPreview scope={scope} />,
});
