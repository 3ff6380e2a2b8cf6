import { type RefObject, useEffect, useState } from 'react';
import type { AnyField } from '@/src/crud/defineResource';
import { focusFields } from '@/src/crud/form/formFocus';
import type { RecordId } from '@/src/lib/recordId';

/** The target of the focus once its tab is on screen. */
type Target = { readonly field: string } | { readonly column: RecordId };

/** Opens the first tab with a problem, in the order 基本信息, 字段信息, 生成信息, and focuses its first problem. */
export function useShowWrong(
  fields: readonly AnyField[],
  root: RefObject<HTMLElement | null>,
  open: (tab: string) => void,
) {
  const [target, setTarget] = useState<Target>();

  useEffect(() => {
    if (!target) return;
    // The tab that was opened is drawn in a moment of its own; what is hidden takes no focus.
    const frame = requestAnimationFrame(() => {
      setTarget(undefined);
      if ('field' in target) return focusFields(root.current, [[target.field]]);
      const row = root.current?.querySelector(`[data-column="${target.column}"]`);
      row?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [target, root]);

  return (names: readonly string[], columns: ReadonlySet<RecordId>) => {
    const groupOf = (name: string) => fields.find((field) => field.name === name)?.group;
    const first = (group: string) => names.find((name) => groupOf(name) === group);
    const [column] = columns;
    const [basic, gen] = [first('basic'), first('gen')];
    if (basic !== undefined) {
      open('basic');
      setTarget({ field: basic });
    } else if (column !== undefined) {
      open('columns');
      setTarget({ column });
    } else if (gen !== undefined) {
      open('gen');
      setTarget({ field: gen });
    }
  };
}
