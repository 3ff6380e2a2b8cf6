import type { MayDo } from '@/src/lib/needed';
import type { RecordId } from '@/src/lib/recordId';

/** One step of opening an institution. */
export interface OpeningStep {
  readonly title: string;
  /** The address of its page, with the institution. */
  readonly address: string;
  readonly description: string;
  readonly done: boolean;
}

/** The pages of the steps, in their order, and how each names its count. */
const pages = {
  'account-config': {
    title: '账号配置',
    query: '',
    done: (count: number) => `已调整 ${count} 项配置`,
    open: '已按版本套餐设置默认额度，可按需调整',
  },
  site: {
    title: '域名',
    query: 'tab=domain&',
    done: (count: number) => `已绑定 ${count} 个域名`,
    open: '绑定官网与后台域名',
  },
  'available-menu': {
    title: '可用菜单',
    query: '',
    done: (count: number) => `已开放 ${count} 项菜单和功能，可按需增减`,
    open: '选择机构可用的菜单',
  },
  permission: {
    title: '权限',
    query: '',
    done: (count: number) => `已有 ${count} 个角色，可按需调整`,
    open: '添加角色并配置权限',
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
    const { title, query, done, open } = pages[page];
    const count = counts[page];
    return {
      ...{ title, address: `/customer/${page}?${query}storeId=${storeId}`, done: count > 0 },
      description: count > 0 ? done(count) : open,
    };
  });
}
