import { Modal } from 'antd';
import { useState } from 'react';
import type { ImageLibraryProps } from '@/src/services/imageLibrary';
import { useNotify } from '@/src/services/useNotify';
import { usualPageSize } from '@/src/ui/layout/paging';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Gallery } from './Gallery';
import { ImageUploader } from './ImageUploader';
import type { UploadedImage } from './image';
import { type GalleryState, useImageSelection } from './useStockImages';

const start: GalleryState = { category: '', name: '', page: 1, size: usualPageSize };

/** The stock of pictures as a choice, for fields and editors (screen U2). */
export default function ImageLibraryDialog({ most, problemOf, pick, close }: ImageLibraryProps) {
  useReturnFocus();
  const notify = useNotify();
  const [state, setState] = useState(start);
  const selection = useImageSelection();
  const { images } = selection;

  /** One place: what is chosen next takes it. */
  const toggle = (image: UploadedImage) => {
    const problem = selection.has(image) ? undefined : problemOf(image);
    if (problem !== undefined) return notify('warning', problem);
    if (most === 1) selection.drop(images);
    else if (!selection.has(image) && images.length >= most)
      return notify('warning', `最多选择 ${most} 张图片`);
    return selection.toggle(image);
  };
  const take = () => (images.length === 0 ? notify('warning', '请选择图片') : pick(images));
  return (
    <Modal
      open
      centered
      width={960}
      title="从图库选择"
      okText={images.length > 0 ? `确定（${images.length}）` : '确定'}
      cancelText="取消"
      maskClosable={false}
      styles={{ body: { maxHeight: 'calc(100dvh - 190px)', overflow: 'auto' } }}
      onOk={take}
      onCancel={close}
    >
      <Gallery
        state={state}
        change={(changes) => setState((before) => ({ ...before, ...changes }))}
        selection={{ ...selection, toggle }}
        tools={<ImageUploader category={state.category} />}
      />
    </Modal>
  );
}
