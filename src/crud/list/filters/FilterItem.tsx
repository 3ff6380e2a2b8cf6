import { type RefObject, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { TextInput } from '../../../ui/fields/TextInput';
import { useLateControls } from '../../../ui/late';
import type { AnyField } from '../../defineResource';

/**
 * The placeholder of an empty filter, for all lists: the field's own, else what is to be done there. Never a word that
 * could be read as a value, such as 全部.
 */
export function filterPlaceholder({ placeholder, kind }: AnyField): string {
  return placeholder ?? (kind.Filter ? '请选择' : '请输入');
}

interface Props {
  readonly field: AnyField;
  readonly value: string | undefined;
  /** Draws its input only once it is on screen: a folded one need not fetch a calendar. */
  readonly whenSeen?: boolean;
  /** Whether it stays on screen while others are folded away. */
  readonly isSet?: boolean;
  /** Number of resets of all filters: each clears unreadable text as well. */
  readonly resets: number;
  readonly onTyped: (value: string) => void;
  /** Called with a value that was chosen and not typed, or was removed. */
  readonly onChosen: (value: string) => void;
}

/** One filter with its label. */
export function FilterItem({
  field,
  value = '',
  whenSeen = false,
  isSet = false,
  resets,
  onTyped,
  onChosen,
}: Props) {
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const seen = useSeen(own, whenSeen);
  // Calendars and pairs of numbers are much code: rows need not wait for it. Pointer and focus fetch it at once.
  const [isNear, setNear] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const isTime = useLateControls() || isNear || field.kind.operator !== 'between';
  const Filter = field.kind.Filter ?? TextInput;
  const applies = (next: string) => field.kind.Filter !== undefined || next === '';
  const take = (next: string) => (applies(next) ? onChosen(next) : onTyped(next));
  const enter = () => {
    setNear(true);
    setEntered(true);
  };
  const loading = (
    <button type="button" className="field-loading" title={`请输入${field.label}`} onFocus={enter} />
  );
  return (
    <div
      ref={own}
      className="list-filter"
      data-set={isSet}
      data-wide={field.kind.wideFilter || undefined}
      onPointerEnter={() => setNear(true)}
    >
      <label htmlFor={id}>{field.label}</label>
      {seen && isTime ? (
        <Suspense fallback={loading}>
          <Filter
            key={resets}
            id={id}
            value={value}
            placeholder={filterPlaceholder(field)}
            onChange={(next) => take(next ?? '')}
          />
          {isEntered && <FocusFirst root={own} />}
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}

/** Takes the focus that was in the place of an input to the input, unless it has moved on meanwhile. */
function FocusFirst({ root }: { root: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    if (document.activeElement === document.body) root.current?.querySelector('input')?.focus();
  }, [root]);
  return null;
}

/** Whether an element has been on screen; true at once where nobody waits for that. */
function useSeen(own: { readonly current: Element | null }, waits: boolean): boolean {
  const [seen, setSeen] = useState(!waits);
  useEffect(() => {
    if (seen || !own.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(own.current);
    return () => observer.disconnect();
  }, [seen, own]);
  return seen;
}
