import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ImageStage } from './ImageStage';
import { ImageTools } from './ImageTools';
import './imagePreview.css';
import { type ImageView, turned, wholeImage, zoomed, zoomStep } from './imageView';

/** An image of the preview. */
export interface PreviewedImage {
  /** Address of the original, without the resize query. */
  readonly src: string;
  readonly alt: string;
}

interface Props {
  readonly images: readonly PreviewedImage[];
  /** Index of the first image, from 0. */
  readonly start?: number;
  readonly close: () => void;
}

/**
 * Images over the whole window, one at a time (WID-6). Zoom by wheel, pinch, double click or button; turn, mirror,
 * drag. Arrows go to the neighbours, Escape closes. The focus goes back to where it was.
 */
export default function ImagePreview({ images, start = 0, close }: Props) {
  const [at, setAt] = useState(start);
  const [view, setView] = useState(wholeImage);
  const image = images[at];
  const go = (step: number) => {
    if (!images[at + step]) return;
    setAt(at + step);
    setView(wholeImage);
  };
  const dialog = useModal(close);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // The browser closes the dialog itself; a drawer or a form below it stays open.
    if (event.key === 'Escape') event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const change = keys[event.key];
    if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'ArrowRight') go(1);
    else if (change) setView(change);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = dialog.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [dialog]);

  return (
    <dialog ref={dialog} className="image-preview" aria-label="图片预览">
      {image && <ImageStage key={image.src} image={image} view={view} change={setView} />}
      <ImageTools view={view} change={setView} at={at} count={images.length} go={go} close={close} />
    </dialog>
  );
}

/** Changes of the view by key. */
const keys: Readonly<Record<string, (view: ImageView) => ImageView>> = {
  '+': (view) => zoomed(view, zoomStep),
  '=': (view) => zoomed(view, zoomStep),
  '-': (view) => zoomed(view, 1 / zoomStep),
  '0': () => wholeImage,
  r: (view) => turned(view, 1),
  R: (view) => turned(view, -1),
};

/** Opens the dialog while its page is on screen; a hidden page must not make the others unusable. */
function useModal(close: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(close);
  // Before the dialog is removed from the document: otherwise the browser would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event) => {
      event.preventDefault();
      leave();
    };
    element?.addEventListener('cancel', cancel);
    element?.showModal();
    return () => {
      element?.removeEventListener('cancel', cancel);
      element?.close();
    };
  }, []);
  return dialog;
}
