import { Form } from 'antd';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { markdownImageLimits, readEditorImage } from '../../lib/editorImage';
import { markdownAddress } from '../../lib/markdownText';
import type { LibraryImage } from '../../services/imageLibrary';
import { useServices } from '../../services/useServices';
import { notePending } from '../uploads/pendingUploads';
import { createUpload } from '../uploads/targets';
import { queueOf } from '../uploads/uploadQueue';
import { useUnsavedUploads } from '../uploads/useUnsavedUploads';
import { createImageUploads, type ImageUploads, picturesUnderway } from './imageUploads';

interface Given {
  /** Id of the field in its form. */
  readonly id: string | undefined;
  readonly value: string;
  readonly onChange: ((value: string) => void) | undefined;
  readonly textarea: RefObject<HTMLTextAreaElement | null>;
}

/** Where the cursor was last. */
interface Caret {
  readonly uploads: ImageUploads;
  readonly keepCaret: (position: number) => void;
  /** Inserts a picture of the stock at the cursor. */
  readonly insert: (picture: Pick<LibraryImage, 'url' | 'name'>) => void;
}

/** Uploads the pictures of a Markdown text and inserts them at the cursor when they arrive. */
export function useMarkdownUploads(given: Given): Caret {
  const services = useServices();
  const caret = useRef<number>(undefined);
  const form = Form.useFormInstance();
  const latest = useRef({ ...services, ...given });
  useLayoutEffect(() => {
    latest.current = { ...services, ...given };
  });
  const [insert] = useState(() => ({ url, name }: Pick<LibraryImage, 'url' | 'name'>) => {
    const written = write(`![${altOf(name)}](${markdownAddress(url)})`, latest.current, caret.current);
    caret.current = written.caret;
    // A second one may come before the page is drawn again, and while it is hidden it is not.
    latest.current = { ...latest.current, value: written.value };
  });
  const [uploads] = useState(() =>
    createImageUploads({
      check: (file) => readEditorImage(file, markdownImageLimits),
      queue: queueOf(services.transfers),
      upload: (image) => createUpload('image', latest.current, image),
      onArrived: (_id, { address, name }) => insert({ url: address, name }),
      onGone: () => {},
      complain: (text) => latest.current.notify('error', text),
    }),
  );
  const { id } = given;
  useUnsavedUploads(uploads, picturesUnderway);
  useEffect(() => notePending(form, id, () => uploads.get().length > 0), [form, id, uploads]);
  const keepCaret = (position: number) => {
    caret.current = position;
  };
  return { uploads, keepCaret, insert };
}

/**
 * Returns the text and the new position of the cursor. While somebody types, it is inserted as if typed, so that it can
 * be undone.
 */
function write(
  text: string,
  { value, onChange, textarea }: Given,
  caret: number | undefined,
): { value: string; caret: number } {
  const element = textarea.current;
  if (element && document.activeElement === element) {
    // After selected text, which stays.
    element.setSelectionRange(element.selectionEnd, element.selectionEnd);
    if (document.execCommand('insertText', false, text))
      return { value: element.value, caret: element.selectionEnd };
  }
  const at = Math.min(caret ?? value.length, value.length);
  const next = value.slice(0, at) + text + value.slice(at);
  onChange?.(next);
  return { value: next, caret: at + text.length };
}

function altOf(name: string): string {
  return name.replace(/\.[^.]+$/, '').replace(/[[\]\\]/g, ' ');
}
