import type { MayDo } from '@/src/lib/needed';
import type { RecordId } from '@/src/lib/recordId';
import { customerEndpoints } from '../endpoints';

/** One step of opening an institution. */
export interface OpeningStep {
  readonly title: string;
  /** The address of its page, with the institution. */
  readonly address: string;
  readonly description: string;
  readonly done: boolean;
  /** Whether the person only reads its page: others have to do it. */
  readonly lookOnly: boolean;
}

/** The pages of the steps, in their order: the call that does each, and its words. `more` is for those who may make the call. */
const pages = {
  'account-config': {
    title: '账号配置',
    query: '',
    does: customerEndpoints['customer/account-config'].operations.save,
    done: (count: number) => `已调整 ${count} 项配置`,
    more: '',
    open: '已按版本套餐设置默认额度，可按需调整',
    look: '已按版本套餐设置默认额度，可查看',
  },
  site: {
    title: '域名',
    query: 'tab=domain&',
    does: customerEndpoints['customer/domain'].operations.add,
    done: (count: number) => `已绑定 ${count} 个域名`,
    more: '',
    open: '绑定官网与后台域名',
    look: '查看官网与后台域名',
  },
  'available-menu': {
    title: '可用菜单',
    query: '',
    does: customerEndpoints['customer/available-menu'].operations.save,
    done: (count: number) => `已开放 ${count} 项菜单和功能`,
    more: '，可按需增减',
    open: '选择机构可用的菜单',
    look: '查看机构可用的菜单',
  },
  permission: {
    title: '权限',
    query: '',
    does: customerEndpoints['customer/permission'].operations.save,
    done: (count: number) => `已有 ${count} 个角色`,
    more: '，可按需调整',
    open: '添加角色并配置权限',
    look: '查看角色和权限',
  },
} as const;

type OpeningPage = keyof typeof pages;
const order: readonly OpeningPage[] = ['account-config', 'site', 'available-menu', 'permission'];

function openTo(can: MayDo): readonly OpeningPage[] {
  return order.filter((page) => can(`customer:${page}:list`));
}

/** Whether somebody may open the page of any step. */
export function mayOpenSteps(can: MayDo): boolean {
  return openTo(can).length > 0;
}

/** The steps whose pages somebody may open; `counts` says how much is there on each. */
export function openingSteps(
  storeId: RecordId,
  counts: Readonly<Record<OpeningPage, number>>,
  can: MayDo,
): readonly OpeningStep[] {
  return openTo(can).map((page) => {
    const { title, query, does, done, more, open, look } = pages[page];
    const count = counts[page];
    const mayDo = can(does);
    return {
      ...{ title, address: `/customer/${page}?${query}storeId=${storeId}`, done: count > 0 },
      lookOnly: !mayDo,
      description: count > 0 ? `${done(count)}${mayDo ? more : ''}` : mayDo ? open : look,
    };
  });
}
