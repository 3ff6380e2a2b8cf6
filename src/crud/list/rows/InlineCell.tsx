import { EditOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { load } from '../../../ui/load';
import { type AnyField, titleOf } from '../../defineResource';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import './inline.css';

const InlineEditor = load(() => import('./InlineEditor'));

interface Props {
  readonly field: AnyField;
  readonly row: Row;
  /** The value as it is shown. */
  readonly children: ReactNode;
}

/** A cell that can be changed in place: by a double click or its pencil, by Enter or F2. */
export default function InlineCell({ field, row, children }: Props) {
  const { resource } = useResourcePage();
  const [editing, setEditing] = useState(false);
  const returning = useRef(false);
  const close = (withFocus: boolean) => {
    returning.current = withFocus;
    setEditing(false);
  };
  const takeFocus = (pencil: HTMLButtonElement | null) => {
    if (pencil && returning.current) pencil.focus({ preventScroll: true });
    returning.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return;
    event.stopPropagation();
    setEditing(true);
  };
  const shown = (
    // The double click is a short cut of the pencil's, which is there for keyboard and touch.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <span
      className="inline-cell"
      data-inline
      data-align={field.kind.align}
      onDoubleClick={() => setEditing(true)}
      onPointerEnter={InlineEditor.ahead}
    >
      <span>{children}</span>
      <button
        ref={takeFocus}
        type="button"
        className="inline-pencil"
        aria-label={`修改${field.label}：${titleOf(resource, row)}`}
        onClick={() => setEditing(true)}
        onFocus={InlineEditor.ahead}
        onKeyDown={onKeyDown}
      >
        <EditOutlined aria-hidden />
      </button>
    </span>
  );
  if (!editing) return shown;
  return (
    <Suspense fallback={shown}>
      <InlineEditor field={field} row={row} close={close} />
    </Suspense>
  );
}
