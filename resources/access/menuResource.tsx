import type { ComponentType, FunctionComponent } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import type { Endpoints } from '@/providers/endpoints/builder';
import { defineResource, type Resource } from '@/src/crud/defineResource';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { placeRule } from '@/src/lib/fieldRule';
import { isYes, numberOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { type CellProps, emptyText, formOnly, type InputProps } from '@/src/ui/fields/field';
import { icon } from '@/src/ui/fields/icon/icon';
import { number } from '@/src/ui/fields/number';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { yesNo } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { StateSwitch, StateTag } from '@/src/ui/StateTag';
import {
  callPathProblem,
  deepestLevel,
  deleteQuestion,
  hasPage,
  isMenu,
  isOutside,
  type MenuNode,
  menuNodeRules,
  nodeTypes,
  pathProblem,
  permissionProblem,
  queryProblem,
} from './menuNode';

const NodeTypeInput = load(() => import('./NodeTypeInput'));
const PermissionInput = load(() => import('./PermissionInput'));
const LockInput = load(() => import('./LockInput'));

const listAndForm = ['list', 'form'] as const;

/** Definition of a menu configuration. */
interface MenuConfig {
  readonly label: string;
  readonly endpoints: Endpoints<'list' | 'create' | 'update' | 'remove'>;
  /** Name in `saveSort`. */
  readonly module: string;
  /** Types the path of a view. */
  readonly ViewInput: ComponentType<InputProps<string>>;
  /** Whether it is the menu of this program: then the rule list is read again after a change. */
  readonly isOwn: boolean;
  /** Keys of pages that show the same rows, besides those of permissions. */
  readonly invalidates?: readonly (readonly unknown[])[];
  /** The preview of the typed node, before it is saved. */
  readonly Preview: FunctionComponent;
  /** Columns that only one of them has. */
  readonly columns?: FieldsOf<MenuNode>;
}

/** A menu configuration: the tree of a back-office's menus and functions (screens H4 and C4). */
export function menuResource(config: MenuConfig): Resource {
  const { label, endpoints, module, isOwn, invalidates = [], Preview, columns } = config;
  return defineResource<MenuNode>()({
    ...{ label, endpoints },
    search: false,
    card: { lines: [['type', 'path', 'permissions']] },
    tree: {
      ...{ parent: 'parentId', order: 'sort', module, levels: deepestLevel },
      parentRefusal: '存在下级，不允许删除',
      canHaveChildren: ({ type }) => isMenu({ type }),
    },
    changesRules: isOwn,
    invalidates: [callKey('permission'), ...invalidates],
    FormAside: Preview,
    deleteQuestion: ([node]) => (node ? deleteQuestion(node) : ''),
    fields: { ...fieldsOf(config), ...columns },
  });
}

function fieldsOf({ endpoints, ViewInput }: Pick<MenuConfig, 'endpoints' | 'ViewInput'>): FieldsOf<MenuNode> {
  const hasLevelBelow = (row: Readonly<Record<string, unknown>>) => numberOr(row.level, 1) < deepestLevel;
  return {
    parentId: treeSelect(
      '上级菜单',
      {
        ...{ resource: endpoints.name, order: 'sort', root: '主目录' },
        offers: (row) => isMenu(row) && hasLevelBelow(row),
      },
      {
        ...{ on: formOnly, initial: 0, required: true, notBelowSelf: true },
        serverErrors: ['上级菜单', '功能下不能再添加下级', '最多支持四级'],
      },
    ),
    name: text(menuNodeRules.name, {
      ...{ on: ['filter', 'list', 'form'], width: 220 },
      serverErrors: ['同级下已存在相同名称'],
    }),
    type: choice('类型', nodeTypes, {
      ...{ on: ['filter', 'list', 'form'], required: true, initial: 1, Input: NodeTypeInput },
      serverErrors: ['类型不能修改'],
    }),
    icon: icon('图标', {
      on: listAndForm,
      visible: (values) => isMenu(values) || (hasPage(values) && !isYes(values.hidden)),
    }),
    path: text('路由地址', {
      ...{ on: listAndForm, maxLength: 255, rules: [problemRule(pathProblem)] },
      required: (values) => isMenu(values) || hasPage(values),
      visible: (values) => isMenu(values) || hasPage(values),
      help: '如 user；以 http:// 或 https:// 开头时打开外部地址',
      serverErrors: ['路由地址已存在', '路由地址仅限'],
    }),
    url: text('页面路径（视图）', {
      ...{ on: listAndForm, maxLength: 255, width: 190, Input: ViewInput },
      visible: ({ parentId = 0, path }) => String(parentId) !== '0' && !isOutside(path),
    }),
    admin_path: text('接口路径', {
      ...{ on: formOnly, maxLength: 255, rules: [problemRule(callPathProblem)] },
    }),
    permissions: text('权限标识', {
      ...{ on: listAndForm, maxLength: 100, width: 190, Input: PermissionInput },
      required: (values) => !isMenu(values),
      rules: [problemRule(permissionProblem)],
      help: '如 system:user:list',
    }),
    hidden: yesNo('隐藏', {
      ...{ on: formOnly, initial: 0, help: '隐藏后不出现在侧边栏，但仍可访问' },
      derive: (values) => (!isMenu(values) && hasPage(values) ? 1 : 0),
      visible: (values) => isMenu(values) || hasPage(values),
      Input: YesNoInput,
    }),
    noCache: yesNo('不缓存', {
      ...{ on: formOnly, initial: 0, help: '切换标签后重新打开', visible: hasPage, Input: YesNoInput },
    }),
    innerLink: yesNo('内嵌打开', {
      ...{ on: formOnly, initial: 0, help: '外部地址在页内打开，而不是新标签页', Input: YesNoInput },
      visible: ({ path }) => isOutside(path),
    }),
    query: text('路由参数', {
      ...{ on: formOnly, maxLength: 255, visible: hasPage, rules: [problemRule(queryProblem)] },
      help: '打开页面时带上的固定参数，如 {"id": 1}',
      serverErrors: ['路由参数必须是'],
    }),
    sort: number(placeRule, { on: listAndForm, initial: 0, width: 80 }),
    readyonly: yesNo('锁定', {
      ...{ on: listAndForm, initial: 0, help: '锁定后角色权限页不可勾选', Input: LockInput, Cell: LockCell },
      serverErrors: ['不能锁定', '仅管理员'],
    }),
  };
}

const yes = { label: '是', tone: 'primary' } as const;
const no = { label: '否', tone: 'info' } as const;

function YesNoInput({
  value,
  onChange,
  placeholder: _placeholder,
  choices: _choices,
  ...rest
}: InputProps<0 | 1>) {
  const change = (checked: boolean) => onChange?.(checked ? 1 : 0);
  return <StateSwitch {...rest} on={yes} off={no} checked={isYes(value)} onChange={change} />;
}

function LockCell({ value }: CellProps<0 | 1>) {
  return isYes(value) ? <StateTag tone="warning">已锁定</StateTag> : emptyText;
}
