import { stepNames } from './undo';
import type { Workbench } from './WorkbenchContext';

const verbs = { undo: '撤销', redo: '重做' } as const;

/** Takes the latest step back, or again, and reads out which; does neither in a table that cannot be changed. */
export function stepTable({ table, show }: Pick<Workbench, 'table' | 'show'>, way: 'undo' | 'redo'): void {
  const { undo } = table.get();
  table[way]();
  if (table.get().undo !== undo) show({ said: `已${verbs[way]}：${stepNames(undo)[way]}` });
}
