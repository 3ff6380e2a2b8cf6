import { PictureOutlined } from '@ant-design/icons';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PreviewedImage } from './ImagePreview';
import { type ImageView, moved, type Spot, transformOf, wholeImage, zoomed, zoomStep } from './imageView';

interface Props {
  readonly image: PreviewedImage;
  readonly view: ImageView;
  readonly change: (change: (view: ImageView) => ImageView) => void;
}

/** The change of scale for one turn of the wheel. */
const wheelFactor = 1.2;

/** The image itself; dragged with one finger or the mouse, pinched with two. */
export function ImageStage({ image, view, change }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'reading' | 'shown' | 'broken'>('reading');
  const spot = (event: Readonly<{ clientX: number; clientY: number }>) => spotIn(stage.current, event);
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const at = spot(event);
    change((now) => zoomed(now, event.deltaY < 0 ? wheelFactor : 1 / wheelFactor, at));
  });
  useEffect(() => {
    const element = stage.current;
    // React's own listener could not keep the page from scrolling.
    const listen = (event: WheelEvent) => turnWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);
  const gestures = useGestures(spot, change);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: everything here has a button and a key as well
    <div
      ref={stage}
      className="image-stage"
      aria-busy={state === 'reading'}
      onDoubleClick={(event) => {
        const at = spot(event);
        change((now) => (now.scale === 1 ? zoomed(now, zoomStep * zoomStep, at) : wholeImage));
      }}
      {...gestures}
    >
      {state === 'broken' ? (
        <p role="alert">
          <PictureOutlined aria-hidden />
          图片无法加载：{image.alt}
        </p>
      ) : (
        <img
          src={image.src}
          alt={image.alt}
          draggable={false}
          style={{ transform: transformOf(view) }}
          onLoad={() => setState('shown')}
          onError={() => setState('broken')}
        />
      )}
    </div>
  );
}

/** Moves with one pointer; with two, the distance between them zooms. */
function useGestures(spot: (event: PointerEvent) => Spot, change: Props['change']) {
  const pointers = useRef(new Map<number, Spot>());
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, spot(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = spot(event);
      pointers.current.set(event.pointerId, now);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) change((view) => zoomed(view, distance(now, other) / distance(before, other), other));
      else change((view) => moved(view, { x: now.x - before.x, y: now.y - before.y }));
    },
    onPointerUp: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
  };
}

/** Pixels, at least one: it is divided by. */
function distance(one: Spot, other: Spot): number {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
}

function spotIn(frame: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const { left = 0, top = 0, width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {};
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
