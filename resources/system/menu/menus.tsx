import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { createdField, sortField } from '@/src/crud/fields/ruoyi';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import { choice } from '@/src/ui/fields/choice';
import { everywhere } from '@/src/ui/fields/field';
import { identifier } from '@/src/ui/fields/identifier';
import { json } from '@/src/ui/fields/json/json';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { systemEndpoints } from '../endpoints';
import { type Menu, menuTypes, ofTypes } from './menu';
import { menuIcon } from './menuIcon';
import { addressRule } from './menuRules';

const TypeInput = load(() => import('./TypeInput'));
const ComponentInput = load(() => import('./ComponentInput'));

const hidden = ['form', 'show'] as const;

/** The menu with its functions (菜单管理; rest-contract, section 6). */
export const menus = defineResource<Menu>()({
  label: '菜单',
  endpoints: systemEndpoints['system/menu'],
  search: false,
  card: { lines: [['menuType', 'orderNum', 'perms']] },
  deleteQuestion: ([menu]) => `是否确认删除名称为「${menu?.menuName}」的数据项？`,
  tree: {
    parent: 'parentId',
    order: 'orderNum',
    savesOrder: { operation: 'order', ids: 'menuIds', orders: 'orderNums' },
    parentRefusal: '存在子菜单,不允许删除',
    canHaveChildren: ({ menuType }) => menuType !== 'F',
  },
  changesRules: true,
  // The menu configuration has the same rows, and roles are given them.
  invalidates: [callKey('system/menu-config'), callKey('permission')],
  fields: {
    menuType: choice('菜单类型', menuTypes, { on: hidden, initial: 'M', required: true, Input: TypeInput }),
    parentId: treeSelect(
      '上级菜单',
      {
        resource: 'system/menu',
        optionLabel: 'menuName',
        order: 'orderNum',
        root: '主类目',
        offers: ({ menuType }) => menuType !== 'F',
      },
      {
        on: hidden,
        notBelowSelf: true,
        initial: 0,
        required: true,
        serverErrors: ['上级菜单不能', '按钮下不能'],
      },
    ),
    menuName: text('菜单名称', {
      on: everywhere,
      required: true,
      maxLength: 50,
      width: 220,
    }),
    icon: menuIcon('图标', { visible: ofTypes('M', 'C') }),
    orderNum: sortField('显示排序', {
      width: 100,
    }),
    isFrame: choice('是否外链', yesOrNo('是', '否'), {
      on: hidden,
      initial: '1',
      help: '外链的路由地址须以 http(s):// 开头，在新标签页中打开',
      visible: ofTypes('M', 'C'),
    }),
    path: text('路由地址', {
      on: hidden,
      required: true,
      maxLength: 200,
      help: '访问的路由地址，如 user；需要在页内打开外网地址时以 http(s):// 开头',
      visible: ofTypes('M', 'C'),
      rules: [addressRule],
      serverErrors: ['地址必须以http(s)://开头', '路由名称或地址已存在'],
    }),
    perms: text('权限标识', {
      ...identifier,
      on: ['list', 'form', 'show'],
      maxLength: 100,
      serverErrors: ['权限字符'],
      help: '程序中定义的权限，如 system:user:list',
      visible: ofTypes('C', 'F'),
    }),
    component: text('组件路径', {
      on: ['list', 'form', 'show'],
      maxLength: 255,
      help: '页面的组件路径，如 system/user/index',
      visible: ofTypes('C'),
      Input: ComponentInput,
    }),
    routeName: text('路由名称', {
      on: hidden,
      help: '默认不填：与路由地址相同，首字母大写',
      visible: ofTypes('C'),
    }),
    query: json('路由参数', {
      on: hidden,
      maxLength: 255,
      help: '打开页面时带上的固定参数，如 {"id": 1, "name": "ry"}',
      visible: ofTypes('C'),
    }),
    isCache: choice('是否缓存', yesOrNo('缓存', '不缓存'), {
      on: hidden,
      initial: '0',
      help: '缓存的页面切换标签后保持原样',
      visible: ofTypes('C'),
    }),
    visible: dictionary('显示状态', 'sys_show_hide', {
      on: hidden,
      initial: '0',
      help: '隐藏后不出现在侧边栏，但仍可访问',
      visible: ofTypes('M', 'C'),
    }),
    status: dictionary('状态', 'sys_normal_disable', {
      on: everywhere,
      initial: '0',
      help: '停用后不出现在侧边栏，也不能访问',
    }),
    createTime: createdField(),
  },
});

/** RuoYi's `"0"` means yes. */
function yesOrNo(yes: string, no: string) {
  return [
    { value: '0', label: yes },
    { value: '1', label: no },
  ];
}
