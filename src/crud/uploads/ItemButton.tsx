import { CloseOutlined, RedoOutlined } from '@ant-design/icons';
import type { ReactElement } from 'react';
import { isLost, type UploadItem } from './fieldUploads';
import { isOpen, mayRetry } from './uploadQueue';
import './uploads.css';

interface Props {
  readonly icon: ReactElement;
  /** Its action, and the file it applies to. */
  readonly label: string;
  /** Written beside the icon. */
  readonly text?: string;
  /** Whether there is nothing to do now; it keeps the focus. */
  readonly idle?: boolean;
  /** Permission that it needs, for permission hints. */
  readonly needs?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly onClick: (button: HTMLButtonElement) => void;
}

/** A small button of a file in a list. */
export function ItemButton({ icon, label, text, idle = false, needs, tabIndex, onClick }: Props) {
  return (
    <button
      type="button"
      className="upload-button"
      aria-label={label}
      title={label}
      aria-disabled={idle || undefined}
      data-needs={needs}
      tabIndex={tabIndex}
      onClick={({ currentTarget }) => !idle && onClick(currentTarget)}
    >
      <span aria-hidden="true">{icon}</span>
      {text}
    </button>
  );
}

interface MoveProps {
  /** The item that is moved, in the staff's words. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly icons: readonly [ReactElement, ReactElement];
  readonly onMove: (from: number, to: number) => void;
}

/** Moves an item of a list by the keyboard or a finger; the focus goes along. */
export function MoveButtons({ name, index, count, icons: [back, on], onMove }: MoveProps) {
  const move = (to: number) => (button: HTMLButtonElement) => {
    onMove(index, to);
    // an element that moves in the document loses the focus
    requestAnimationFrame(() => button.focus());
  };
  return (
    <>
      <ItemButton icon={back} label={`前移${name}`} idle={index === 0} onClick={move(index - 1)} />
      <ItemButton icon={on} label={`后移${name}`} idle={index === count - 1} onClick={move(index + 1)} />
    </>
  );
}

/** A file on its way, and its commands. */
export interface PendingProps {
  readonly item: UploadItem;
  readonly onRetry: (id: number) => void;
  readonly onForget: (id: number) => void;
}

/** Buttons that retry a failed upload, stop a running one, or hide it. */
export function PendingButtons({ item, onRetry, onForget }: PendingProps) {
  const { id, file } = item;
  const isOpenItem = isOpen(item);
  return (
    <>
      {mayRetry(item.state) && (
        <ItemButton
          icon={<RedoOutlined aria-hidden />}
          label={`重试 ${file.name}`}
          text="重试"
          onClick={(button) => {
            const stop = button.nextElementSibling;
            onRetry(id);
            focusAfter(button, () => stop);
          }}
        />
      )}
      {(isOpenItem || isLost(item)) && (
        <ItemButton
          icon={<CloseOutlined aria-hidden />}
          label={`${isOpenItem ? '取消上传' : '不再上传'} ${file.name}`}
          onClick={(button) => {
            const field = button.closest('.upload-field');
            onForget(id);
            focusAfter(button, () => field?.querySelector('input[type="file"]'));
          }}
        />
      )}
    </>
  );
}

/** Focuses what takes the place of a pressed button, once that has gone. */
function focusAfter(pressed: Element, next: () => Element | null | undefined): void {
  requestAnimationFrame(() => {
    const control = next();
    if (!pressed.isConnected && control instanceof HTMLElement) control.focus();
  });
}

/** The progress of an upload. */
export function PendingBar({ item: { file, state } }: Pick<PendingProps, 'item'>) {
  if (state.phase !== 'running') return null;
  return (
    <progress className="upload-progress" aria-label={`上传 ${file.name}`} max={100} value={state.percent} />
  );
}
