import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import type { LibraryImage } from '../../services/imageLibrary';
import { useImageLibrary } from '../../services/useImageLibrary';
import { DialogBoundary } from '../../ui/DialogBoundary';
import type { InputProps } from '../../ui/fields/field';
import { load } from '../../ui/load';
import type { UploadItem } from './fieldUploads';
import { libraryProblem } from './libraryProblem';
import { acceptOf, limitsText } from './limits';
import { UploadCards } from './UploadCards';
import { useDroppedFiles } from './UploadPicker';
import { UploadRows } from './UploadRows';
import { isOpen } from './uploadQueue';
import { type UploadSettings, useUploads } from './useUploads';

const CropDialog = load(() => import('./CropDialog'));
const CompressDialog = load(() => import('./CompressDialog'));

interface Props extends Omit<InputProps<never>, 'value' | 'onChange'> {
  readonly label: string;
  readonly settings: UploadSettings;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** The address removed last, and its place. */
interface Removed {
  readonly address: string;
  readonly index: number;
}

/**
 * A field for files (WID-4) or images (WID-5): chosen, dropped or pasted, checked, sent at once, shown with their
 * progress. A failed one may be retried; a removed one may be restored.
 */
export function UploadField({ label, settings, value, onChange, id, disabled = false, ...rest }: Props) {
  const { limits, single } = settings;
  const uploads = useUploads({ settings, id, value, onChange });
  const [removed, setRemoved] = useState<Removed>();
  const Library = useImageLibrary();
  const [isPicking, setPicking] = useState(false);
  const drop = useDroppedFiles(!disabled, uploads.choose);
  const change = (next: readonly string[], gone?: Removed) => {
    setRemoved(gone);
    onChange(next);
  };
  /** Focuses the button that undoes the press, since the pressed one goes. */
  const focusIn = (button: string) =>
    requestAnimationFrame(() => drop.area.current?.querySelector<HTMLElement>(button)?.focus());
  const list = {
    label,
    value,
    single,
    disabled,
    items: uploads.items,
    onRetry: uploads.retry,
    onForget: uploads.remove,
    onChange: change,
    onRemove: (index: number) => {
      change(
        value.filter((_, other) => other !== index),
        { address: value[index] ?? '', index },
      );
      focusIn('.upload-note button');
    },
  };
  const picker = {
    id,
    aria: ariaOf(rest, id === undefined ? label : undefined),
    accept: acceptOf(limits),
    multiple: !single,
    disabled: disabled || uploads.isFull,
    onFiles: uploads.choose,
  };
  const restore = ({ address, index }: Removed) => {
    change([...value.slice(0, index), address, ...value.slice(index)]);
    focusIn(`li:nth-child(${index + 1}) .upload-button:last-child`);
  };
  /** Whether a removed one may come back. */
  const hasPlace = single ? value.length === 0 : uploads.room > 0;
  const take = (images: readonly LibraryImage[]) => {
    const chosen = images.map(({ url }) => url);
    setPicking(false);
    change(single ? chosen : [...value, ...chosen]);
  };
  const List = limits.look === 'image' ? UploadCards : UploadRows;
  return (
    <div ref={drop.area} className="upload-field" data-over={drop.isOver || undefined}>
      <List {...list} picker={picker} onLibrary={Library && (() => setPicking(true))} />
      <UploadNotes
        items={uploads.items}
        isPreparing={uploads.isPreparing}
        problems={uploads.problems}
        {...(removed && hasPlace && { onRestore: () => restore(removed) })}
      />
      {!disabled && <p className="upload-hint">{limitsText(limits)}</p>}
      {settings.compress !== undefined && !disabled && (
        <Checkbox checked={uploads.compress} onChange={({ target }) => uploads.setCompress(target.checked)}>
          压缩上传
        </Checkbox>
      )}
      {uploads.cropping && settings.crop !== undefined && (
        <DialogBoundary close={() => uploads.cropping?.answer(undefined)}>
          <CropDialog key={uploads.cropping.turn} {...uploads.cropping} aspect={settings.crop} />
        </DialogBoundary>
      )}
      <DialogBoundary close={() => setPicking(false)}>
        {Library && isPicking && (
          <Library
            most={uploads.room}
            problemOf={(image) => libraryProblem(image, limits, settings.crop)}
            pick={take}
            close={() => setPicking(false)}
          />
        )}
      </DialogBoundary>
      <DialogBoundary close={() => uploads.offered?.answer(undefined)}>
        {uploads.offered && <CompressDialog {...uploads.offered} />}
      </DialogBoundary>
    </div>
  );
}

/** Attributes that the form hands to its control beyond the kind's: whether it is wrong, and where that is written. */
function ariaOf(rest: object, label: string | undefined): Record<string, unknown> {
  const aria = Object.entries(rest).filter(
    ([name, value]) => name.startsWith('aria-') && value !== undefined,
  );
  return { ...(label !== undefined && { 'aria-label': label }), ...Object.fromEntries(aria) };
}

interface NotesProps {
  readonly items: readonly UploadItem[];
  readonly isPreparing: boolean;
  /** Problems of the files chosen last. */
  readonly problems: readonly string[];
  /** Restores the one removed last. */
  readonly onRestore?: () => void;
}

/** The notes under the list: running uploads, refused files, and removed ones. */
export function UploadNotes({ items, isPreparing, problems, onRestore }: NotesProps) {
  const open = items.filter(isOpen).length;
  const done = items.filter(({ state }) => state.phase === 'done').length;
  const running = open > 0 ? `正在上传，请稍候…（${done}/${done + open}）` : '';
  return (
    <>
      {(open > 0 || isPreparing) && (
        <p className="upload-note" aria-live="polite">
          {running || '正在检查文件…'}
        </p>
      )}
      {problems.length > 0 && (
        <div role="alert">
          <ul className="upload-problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {onRestore && (
        <p className="upload-note">
          <span role="status">已移除</span>
          <Button type="link" size="small" onClick={onRestore}>
            撤销
          </Button>
        </p>
      )}
    </>
  );
}
