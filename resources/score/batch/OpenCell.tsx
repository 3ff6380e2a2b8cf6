import { useOperation } from '@/src/crud/useOperation';
import { isYes } from '@/src/lib/record';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import type { CellProps } from '@/src/ui/fields/field';
import { StateSwitch, StateTag } from '@/src/ui/StateTag';

const on = { label: '开放', tone: 'primary' } as const;
const off = { label: '关闭', tone: 'info' } as const;

/** Whether the tools serve the province, switched in place by those who may change it. */
export function OpenCell({ value, record }: CellProps<0 | 1>) {
  const isOpen = isYes(value);
  const { run, running, allowed, needs } = useOperation('saveProvince', isOpen ? '已关闭' : '已开放');
  const confirm = useConfirm();
  const name = String(record.shortName ?? '');
  const change = async () => {
    if (running) return;
    if (isOpen && !(await confirm({ text: `关闭后，工具箱不再提供「${name}」，确认关闭吗？` }))) return;
    await run({ id: record.id, open: isOpen ? 0 : 1 }).catch(() => undefined); // shown already
  };
  if (!allowed) return <StateTag tone={isOpen ? 'primary' : 'info'}>{(isOpen ? on : off).label}</StateTag>;
  return (
    <StateSwitch
      size="small"
      on={on}
      off={off}
      checked={isOpen}
      aria-busy={running}
      aria-label={`工具箱：${name}`}
      data-needs={needs}
      onChange={() => void change()}
    />
  );
}
