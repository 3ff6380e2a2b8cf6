import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import './uploads.css';

interface PickerProps {
  readonly id: string | undefined;
  readonly accept: string;
  readonly multiple: boolean;
  readonly disabled: boolean;
  /** Attributes that the form sets on the field: `aria-invalid` and the like. */
  readonly aria: Readonly<Record<string, unknown>>;
  readonly onFiles: (files: readonly File[]) => void;
  readonly className: string;
  /** The visible content; the input lies over it. */
  readonly children: ReactNode;
}

/** A plain file input over a better-looking element: a click, the keyboard and the form's label all work. */
export function UploadPicker({ id, aria, onFiles, className, children, ...rest }: PickerProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Allows to choose the same file again.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <div className={`upload-picker ${className}`} data-disabled={rest.disabled || undefined}>
      <span aria-hidden="true" className="upload-picker-face">
        {children}
      </span>
      <input {...rest} {...aria} {...(id !== undefined && { id })} type="file" onChange={choose} />
    </div>
  );
}

/** Lets files be dropped on an element, and pasted while the focus is in it. `isOver` while files hang over it. */
export function useDroppedFiles(isOpen: boolean, onFiles: (files: readonly File[]) => void) {
  const area = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    if (isOpen) onFiles(files);
  });
  const hover = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isOpen ? 'copy' : 'none';
    setOver(isOpen);
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const end = new AbortController();
    const listen = { signal: end.signal };
    element.addEventListener('dragover', (event) => hover(event), listen);
    element.addEventListener('dragleave', () => setOver(false), listen);
    element.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        take(event, event.dataTransfer);
      },
      listen,
    );
    element.addEventListener('paste', (event) => take(event, event.clipboardData), listen);
    return () => end.abort();
  }, []);
  return { area, isOver };
}
