import { PictureOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { DialogBoundary } from '../DialogBoundary';
import { load } from '../load';
import './pictures.css';

const ImagePreview = load(() => import('./ImagePreview'));

/** An image of a record. */
export interface Picture {
  /** Address of the small image: with the resize query. */
  readonly thumb: string;
  /** Address of the original, which the preview shows. */
  readonly src: string;
  readonly alt: string;
}

interface Props {
  readonly pictures: readonly Picture[];
  /** Pixels of a side. */
  readonly size?: number;
}

/** Small images; a press on one opens the preview over all of them (WID-6). One that cannot be read says so. */
export function Pictures({ pictures, size = 32 }: Props) {
  const [start, setStart] = useState<number>();
  return (
    <span className="pictures" style={{ '--size': `${size}px` }}>
      {pictures.map((picture, index) => (
        <Thumb key={picture.src} picture={picture} open={() => setStart(index)} />
      ))}
      {start !== undefined && (
        <DialogBoundary close={() => setStart(undefined)}>
          <ImagePreview images={pictures} start={start} close={() => setStart(undefined)} />
        </DialogBoundary>
      )}
    </span>
  );
}

function Thumb({ picture: { thumb, alt }, open }: { picture: Picture; open: () => void }) {
  const [broken, setBroken] = useState(false);
  if (broken)
    return (
      <span className="picture" role="img" aria-label={`${alt}（无法加载）`} title="图片无法加载">
        <PictureOutlined aria-hidden />
      </span>
    );
  return (
    <button type="button" className="picture" aria-label={`预览${alt}`} onClick={open}>
      <img src={thumb} alt="" loading="lazy" onError={() => setBroken(true)} />
    </button>
  );
}
