import { CheckCircleFilled, EyeOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ItemButton } from '@/src/crud/uploads/ItemButton';
import { sizeText } from '@/src/lib/fileSize';
import { useImages } from '@/src/services/useImages';
import styles from './gallery.module.css';
import type { UploadedImage } from './image';
import type { ImageSelection } from './useStockImages';

interface Props {
  readonly images: readonly UploadedImage[];
  readonly selection: ImageSelection;
  /** Opens the preview at a picture. */
  readonly look: (index: number) => void;
  readonly actions: ((image: UploadedImage, tabIndex: number) => ReactNode) | undefined;
}

/** Pictures side by side as one stop of the Tab key: arrows move, space selects, Enter shows one in full. */
export function GalleryGrid({ images, selection, look, actions }: Props) {
  const { imageUrl } = useImages();
  const [current, setCurrent] = useState(0);
  const at = Math.min(current, Math.max(0, images.length - 1));
  const press = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.key === 'Enter') look(index);
    else if (!moveFocus(event, index)) return;
    event.preventDefault();
  };
  return (
    <ul className={styles.grid} aria-label="图片列表">
      {images.map((image, index) => {
        const { id, name, url, width, height, size } = image;
        const isSelected = selection.has(image);
        const tabIndex = index === at ? 0 : -1;
        return (
          <li
            key={id}
            className={styles.card}
            data-selected={isSelected || undefined}
            onFocus={() => setCurrent(index)}
          >
            <button
              type="button"
              className={styles.picture}
              data-picture
              aria-pressed={isSelected}
              aria-label={`选择 ${name}，${width}×${height}`}
              tabIndex={tabIndex}
              onClick={() => selection.toggle(image)}
              onDoubleClick={() => look(index)}
              onKeyDown={(event) => press(event, index)}
            >
              <img src={imageUrl(url)} alt="" loading="lazy" draggable={false} />
              {isSelected && <CheckCircleFilled aria-hidden className={styles.tick} />}
            </button>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <span className={styles.facts}>
              {width}×{height} · {sizeText(size)}
            </span>
            <span className={styles.buttons}>
              <ItemButton
                icon={<EyeOutlined aria-hidden />}
                label={`预览 ${name}`}
                tabIndex={tabIndex}
                onClick={() => look(index)}
              />
              {actions?.(image, tabIndex)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Takes the focus to another picture, as the arrow says; answers whether there is one. */
function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>, index: number): boolean {
  const grid = currentTarget.closest('ul');
  const pictures = [...(grid?.querySelectorAll<HTMLElement>('[data-picture]') ?? [])];
  const top = pictures[0]?.closest('li')?.offsetTop;
  const columns = pictures.filter((picture) => picture.closest('li')?.offsetTop === top).length;
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowLeft: index - 1, ArrowRight: index + 1, ArrowUp: index - columns, ArrowDown: index + columns },
    ...{ Home: 0, End: pictures.length - 1 },
  };
  const to = Object.hasOwn(steps, key) ? pictures[steps[key] ?? -1] : undefined;
  to?.focus();
  return to !== undefined;
}
