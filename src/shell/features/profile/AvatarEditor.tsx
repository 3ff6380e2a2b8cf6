import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Dialog } from '../../kit/Dialog';
import { useTexts } from '../../kit/useTexts';
import { avatarSide, type Centre, cropSquare, movedCentre } from './avatarFile';

const editorTexts = {
  'avatar.title': '裁剪头像',
  'avatar.preview': '头像预览',
  'avatar.hint': '拖动图片或用方向键调整位置',
  'avatar.zoom': '缩放',
  'avatar.ok': '确定',
  'avatar.cancel': '取消',
  'avatar.unreadable': '图片无法读取，请换一张',
} as const;

interface AvatarEditorProps {
  readonly file: File;
  /** Called with the square picture. */
  readonly onCut: (image: File) => void;
  readonly onFailed: (problem: string) => void;
  readonly close: () => void;
}

/** Shares of the square's side by which an arrow key moves the picture. */
const steps: Readonly<Record<string, Centre>> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
};

/** Cuts a square from a picture: the pointer or the arrow keys move the picture, the slider chooses the size. */
export function AvatarEditor({ file, onCut, onFailed, close }: AvatarEditorProps) {
  const t = useTexts(editorTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [zoom, setZoom] = useState(1);
  const [centre, setCentre] = useState<Centre>({ x: 0.5, y: 0.5 });
  const sliderId = useId();
  const hintId = useId();
  const picture = usePicture(file, () => {
    onFailed(t('avatar.unreadable'));
    close();
  });

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!picture || !context) return;
    const { x, y, side } = cropSquare(picture, zoom, centre);
    context.clearRect(0, 0, avatarSide, avatarSide);
    context.drawImage(picture, x, y, side, side, 0, 0, avatarSide, avatarSide);
  }, [picture, zoom, centre]);

  const move = (by: Centre) => {
    if (picture) setCentre((now) => movedCentre(picture, zoom, now, by));
  };
  /** Where the pointer holds the picture; undefined while it does not. */
  const grip = useRef<Centre>(undefined);
  const hold = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    currentTarget.setPointerCapture(pointerId);
    grip.current = { x: clientX, y: clientY };
  };
  const drag = ({ currentTarget, buttons, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons !== 1 || !grip.current) return;
    const { x, y } = grip.current;
    move({ x: (clientX - x) / currentTarget.clientWidth, y: (clientY - y) / currentTarget.clientWidth });
    grip.current = { x: clientX, y: clientY };
  };
  const release = () => {
    grip.current = undefined;
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(step);
  };

  // It closes at once: a second press would cut, and upload, a second time.
  const cut = () => {
    canvas.current?.toBlob((blob) => {
      const extension = file.type === 'image/png' ? 'png' : 'jpg';
      if (blob) onCut(new File([blob], `avatar.${extension}`, { type: blob.type }));
    }, file.type);
    close();
  };

  return (
    <Dialog
      title={t('avatar.title')}
      onCancel={close}
      actions={
        <>
          <button type="button" className="button" onClick={close}>
            {t('avatar.cancel')}
          </button>
          <button type="button" className="button button-main" disabled={!picture} onClick={cut}>
            {t('avatar.ok')}
          </button>
        </>
      }
    >
      <div className="profile-crop">
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an image would get no arrow keys from a screen reader */}
        <canvas
          ref={canvas}
          width={avatarSide}
          height={avatarSide}
          role="application"
          aria-label={t('avatar.preview')}
          aria-describedby={hintId}
          tabIndex={0}
          onPointerDown={hold}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={moveByKey}
        />
        <p id={hintId}>{t('avatar.hint')}</p>
        <label htmlFor={sliderId}>{t('avatar.zoom')}</label>
        <input
          id={sliderId}
          type="range"
          min="1"
          max="3"
          step="0.1"
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </div>
    </Dialog>
  );
}

/** The picture of a file once it has been read, upright as the camera meant it. */
function usePicture(file: File, failed: () => void): ImageBitmap | undefined {
  const [picture, setPicture] = useState<ImageBitmap>();
  const onFailed = useEffectEvent(failed);
  useEffect(() => {
    let current = true;
    createImageBitmap(file).then(
      (bitmap) => (current ? setPicture(bitmap) : bitmap.close()),
      () => current && onFailed(),
    );
    return () => {
      current = false;
    };
  }, [file]);
  return picture;
}
