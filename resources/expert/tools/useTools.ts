import { useNotify } from '@/src/services/useNotify';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { useTable, useWorkbench } from '../workbench/model/WorkbenchContext';
import { useRecompute } from '../workbench/page/useRecompute';

const names = {
  sort: '一键排序',
  autoFill: '按比例自动填充…',
  recompute: '重新计算',
  official: '官方格式 导入 / 复制…',
  checkOff: '逐条核对',
  schemes: '方案对比',
  clear: '清空',
} as const;

/** A tool, or a dialog that the bar opens. */
export type ToolName = keyof typeof names | 'units';

/** Entries that change the table. */
const changing: ReadonlySet<string> = new Set(['sort', 'autoFill', 'clear']);
/** Entries that need rows. */
const ofRows: ReadonlySet<string> = new Set(['sort', 'recompute', 'checkOff', 'clear']);

/** The tools of the table (工具, E3), and what those do at once that need no dialog. */
export function useTools() {
  const { table, actions } = useWorkbench();
  const recompute = useRecompute();
  const notify = useNotify();
  const confirm = useConfirm();
  const canEdit = useTable(({ readOnly }) => readOnly === undefined);
  const isEmpty = useTable(({ undo }) => undo.present.length === 0);

  const run: Readonly<Record<string, () => void | Promise<void>>> = {
    sort() {
      notify(
        'success',
        actions.sort() ? '已按录取机会由低到高排序，锁定的志愿保持原位' : '已经是按录取机会由低到高的顺序',
      );
    },
    async clear() {
      const { length } = table.get().undo.present;
      const agreed = await confirm({ text: `确定清空本批次全部 ${length} 个志愿？可撤销`, danger: true });
      if (agreed) actions.clear();
    },
    async recompute() {
      const { length } = table.get().undo.present;
      if (await recompute()) notify('success', `已重新计算 ${length} 个志愿的录取机会`);
    },
  };

  const entries: readonly (keyof typeof names)[] = [
    'sort',
    'autoFill',
    'recompute',
    'official',
    'checkOff',
    'schemes',
    'clear',
  ];
  return {
    entries: entries.map((name) => ({
      name,
      label: names[name],
      disabled: (changing.has(name) && !canEdit) || (ofRows.has(name) && isEmpty),
      danger: name === 'clear',
    })),
    run: async (name: ToolName) => run[name]?.(),
  };
}
