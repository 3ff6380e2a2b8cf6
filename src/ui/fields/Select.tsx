import type { SelectProps } from 'antd';
import type { DefaultOptionType } from 'antd/es/select';
import { type ReactNode, useState } from 'react';
import { createLoader } from '../../lib/loader';
import { useLateControls } from '../late';
import { InAntd, useLoaded } from '../load';
import './select.css';

/** The code of antd's select: forms ask for it with their own. */
export const selectCode = createLoader(() => import('./AntdSelect'));

/** The way into the plain select: by the focus, or by a press. */
export type Touch = 'focus' | 'press';

/**
 * antd's select, as a plain element of the same size until its code may be drawn ({@link LateControls}). The pointer
 * or the focus brings the real one at once. It then has the focus, and a press has opened it.
 */
export function Select<V, O extends DefaultOptionType = DefaultOptionType>(props: SelectProps<V, O>) {
  const isTime = useLateControls();
  const [isNear, setNear] = useState(false);
  const [touch, setTouch] = useState<Touch>();
  const take = (how: Touch | undefined) => {
    setNear(true);
    setTouch(how);
  };
  const code = useLoaded(isTime || isNear ? selectCode : undefined);
  const plain = (
    <PlainSelect {...plainProps(props)} onPointerEnter={() => setNear(true)} onTouch={take}>
      {labelsOf(props)}
    </PlainSelect>
  );
  return code ? (
    <InAntd fallback={plain}>
      <code.default {...props} touch={touch} />
    </InAntd>
  ) : (
    plain
  );
}

interface PlainProps extends ReturnType<typeof plainProps> {
  readonly onPointerEnter: () => void;
  /** Undefined where the focus has left it again. */
  readonly onTouch: (touch: Touch | undefined) => void;
  /** The labels of the chosen options. */
  readonly children: ReactNode;
}

function PlainSelect({ placeholder, children, className = '', onTouch, ...rest }: PlainProps) {
  return (
    <button
      {...rest}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      className={`plain-select ${className}`}
      onFocus={() => onTouch('focus')}
      onBlur={() => onTouch(undefined)}
      onClick={() => onTouch('press')}
    >
      {children ?? <span className="plain-select-hint">{placeholder}</span>}
    </button>
  );
}

/** Of the properties of a select those that its plain form has as well. */
function plainProps<V, O extends DefaultOptionType>(props: SelectProps<V, O>) {
  const { id, disabled, placeholder, className, style, autoFocus, size, variant } = props;
  const aria = Object.entries(props).filter(([name]) => name.startsWith('aria-'));
  const look = { 'data-small': size === 'small', 'data-borderless': variant === 'borderless' };
  return { ...Object.fromEntries(aria), ...look, id, disabled, placeholder, className, style, autoFocus };
}

/** The labels of what is chosen; null where nothing is. */
function labelsOf<V, O extends DefaultOptionType>({
  value,
  options = [],
  labelRender,
}: SelectProps<V, O>): ReactNode {
  const chosen: unknown[] = Array.isArray(value) ? value : value == null ? [] : [value];
  if (chosen.length === 0) return null;
  const labels = chosen.map((one) => {
    const label = options.find((option) => option.value === one)?.label;
    return labelRender?.({ value: String(one), label }) ?? label ?? String(one);
  });
  return labels.every((label) => typeof label === 'string') ? labels.join('、') : labels[0];
}
