import {
  CloseOutlined,
  FolderOpenOutlined,
  LeftOutlined,
  PlusOutlined,
  RightOutlined,
} from '@ant-design/icons';
import { useId, useState } from 'react';
import { moved } from '../../lib/moved';
import { useImages } from '../../services/useImages';
import { DialogBoundary } from '../../ui/DialogBoundary';
import { load } from '../../ui/load';
import { useReorder } from '../../ui/useReorder';
import { isLost } from './fieldUploads';
import { ItemButton, MoveButtons, PendingBar, PendingButtons, type PendingProps } from './ItemButton';
import { useObjectUrl } from './picture';
import { UploadPicker } from './UploadPicker';
import { keysOf, stateText, type UploadListProps } from './uploadListProps';
import './uploadCards.css';

const ImagePreview = load(() => import('../../ui/display/ImagePreview'));

/** Images as cards, in an order that can be changed; a click shows one in full. */
export function UploadCards(props: UploadListProps) {
  const { label, value, items, single, disabled, picker, onLibrary } = props;
  const { imageUrl, originalUrl } = useImages();
  const [looking, setLooking] = useState<number>();
  const list = useId();
  const keys = keysOf(value);
  const images = value.map((address, index) => ({
    src: originalUrl(address),
    thumb: imageUrl(address),
    alt: altOf(label, index, single),
  }));
  return (
    <>
      <ul className="upload-cards" aria-label="已上传的图片">
        {images.map(({ thumb, alt }, index) => (
          <ImageCard
            key={keys[index]}
            {...props}
            {...{ thumb, alt, index, list }}
            onLook={() => setLooking(index)}
          />
        ))}
        {items.map((item) => (
          <PendingCard key={item.id} item={item} onRetry={props.onRetry} onForget={props.onForget} />
        ))}
        {!disabled && !(picker.disabled && value.length + items.length > 0) && (
          <li>
            <UploadPicker {...picker} className="upload-card upload-card-add">
              <PlusOutlined aria-hidden />
              <span>{single && value.length > 0 ? '更换' : `上传${label}`}</span>
            </UploadPicker>
          </li>
        )}
        {!disabled && !picker.disabled && onLibrary && (
          <li>
            <button
              type="button"
              className="upload-card upload-card-add upload-card-library"
              onClick={onLibrary}
            >
              <FolderOpenOutlined aria-hidden />
              从图库选择
            </button>
          </li>
        )}
      </ul>
      {disabled && images.length === 0 && items.length === 0 && <span>—</span>}
      {looking !== undefined && (
        <DialogBoundary close={() => setLooking(undefined)}>
          <ImagePreview images={images} start={looking} close={() => setLooking(undefined)} />
        </DialogBoundary>
      )}
    </>
  );
}

interface ImageCardProps extends UploadListProps {
  readonly thumb: string;
  readonly alt: string;
  readonly index: number;
  /** Names the list within which it may be dragged. */
  readonly list: string;
  readonly onLook: () => void;
}

function ImageCard(props: ImageCardProps) {
  const { thumb, alt, index, list, value, single, disabled, onChange, onRemove, onLook } = props;
  const move = (from: number, to: number) => onChange(moved(value, from, to));
  const isMovable = !disabled && !single && value.length > 1;
  const { item, over } = useReorder({ list, index, isMovable, onMove: move });
  return (
    <li ref={item} className="upload-card" data-over={over}>
      <button type="button" className="upload-card-image" aria-label={`预览${alt}`} onClick={onLook}>
        <img src={thumb} alt={alt} draggable={false} />
      </button>
      {!disabled && (
        <span className="upload-card-buttons">
          {isMovable && (
            <MoveButtons
              name={alt}
              {...{ index, count: value.length }}
              icons={[<LeftOutlined aria-hidden key="back" />, <RightOutlined aria-hidden key="on" />]}
              onMove={move}
            />
          )}
          <ItemButton
            icon={<CloseOutlined aria-hidden />}
            label={single ? '移除' : `移除${alt}`}
            onClick={() => onRemove(index)}
          />
        </span>
      )}
    </li>
  );
}

function PendingCard({ item, onRetry, onForget }: PendingProps) {
  const { file, state } = item;
  return (
    <li className="upload-card" data-lost={isLost(item) || undefined}>
      <LocalImage file={file} />
      <span className="upload-card-state" title={`${file.name}：${stateText(item)}`}>
        {isLost(item) ? (state.phase === 'failed' ? '上传失败' : '已取消') : stateText(item)}
      </span>
      <PendingBar item={item} />
      <span className="upload-card-buttons">
        <PendingButtons {...{ item, onRetry, onForget }} />
      </span>
    </li>
  );
}

/** A picture that only this browser has so far. */
function LocalImage({ file }: { file: File }) {
  const address = useObjectUrl(file);
  return (
    <span className="upload-card-image upload-card-waiting">
      {address !== undefined && <img src={address} alt="" draggable={false} />}
    </span>
  );
}

function altOf(label: string, index: number, single: boolean): string {
  return single ? label : `${label} ${index + 1}`;
}
