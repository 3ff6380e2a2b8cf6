import { CopyOutlined, DeleteOutlined, EditOutlined, SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readListState, writeListState } from '@/src/crud/list/listAddress';
import { ItemButton } from '@/src/crud/uploads/ItemButton';
import { copyText } from '@/src/lib/copyText';
import { useCan } from '@/src/services/useCan';
import { useImages } from '@/src/services/useImages';
import { useNotify } from '@/src/services/useNotify';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { copyWords } from '@/src/ui/useCopy';
import { uploadEndpoints } from '../endpoints';
import { Gallery } from './Gallery';
import styles from './gallery.module.css';
import { EditImageDialog, ImageUsesDialog, MoveImagesDialog } from './ImageDialogs';
import { ImageUploader } from './ImageUploader';
import type { UploadedImage } from './image';
import { useImageRemoval } from './useImageRemoval';
import { type GalleryState, useImageSelection } from './useStockImages';

const { update, remove } = uploadEndpoints['upload/image'].operations;

/** 图片上传 (screen U2): the picture stock of all content screens. */
export default function ImagesPage() {
  return (
    <ConfirmProvider>
      <Images />
    </ConfirmProvider>
  );
}

/** The dialog over the gallery. */
type OpenDialog = { readonly edit: UploadedImage } | { readonly move: readonly UploadedImage[] };

function Images() {
  const [state, change] = useAddressState();
  const selection = useImageSelection();
  const [opened, setOpened] = useState<OpenDialog>();
  const removal = useImageRemoval(selection.drop);
  const can = useCan();
  const { images } = selection;
  const tools = (
    <>
      {can(update) && (
        <Button
          icon={<SwapOutlined aria-hidden />}
          disabled={images.length === 0}
          data-needs={update.permission}
          onClick={() => setOpened({ move: images })}
        >
          移动到…
        </Button>
      )}
      {can(remove) && (
        <Button
          danger
          icon={<DeleteOutlined aria-hidden />}
          disabled={images.length === 0}
          data-needs={remove.permission}
          onClick={() => void removal.remove(images)}
        >
          批量删除
        </Button>
      )}
      <span role="status" className={styles.count}>
        {images.length > 0 && `已选 ${images.length} 张`}
      </span>
      {images.length > 0 && (
        <Button type="link" size="small" onClick={() => selection.drop(images)}>
          取消选择
        </Button>
      )}
      <ImageUploader category={state.category} />
    </>
  );
  return (
    <>
      <Gallery
        state={state}
        change={change}
        selection={selection}
        tools={tools}
        actions={(image, tabIndex) => (
          <ImageActions
            {...{ image, tabIndex }}
            onEdit={() => setOpened({ edit: image })}
            onRemove={() => void removal.remove([image])}
          />
        )}
      />
      {opened && 'edit' in opened && (
        <EditImageDialog image={opened.edit} close={() => setOpened(undefined)} />
      )}
      {opened && 'move' in opened && (
        <MoveImagesDialog images={opened.move} done={selection.drop} close={() => setOpened(undefined)} />
      )}
      {removal.kept.length > 0 && <ImageUsesDialog kept={removal.kept} close={removal.forget} />}
    </>
  );
}

interface ActionsProps {
  readonly image: UploadedImage;
  readonly tabIndex: number;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** Actions on a picture. */
function ImageActions({ image: { name, url }, tabIndex, onEdit, onRemove }: ActionsProps) {
  const notify = useNotify();
  const { originalUrl } = useImages();
  const can = useCan();
  const copy = async () => {
    const isCopied = await copyText(new URL(originalUrl(url), location.href).href);
    notify(isCopied ? 'success' : 'error', copyWords[isCopied ? 'copied' : 'failed']);
  };
  return (
    <>
      <ItemButton
        icon={<CopyOutlined aria-hidden />}
        label={`复制地址 ${name}`}
        tabIndex={tabIndex}
        onClick={() => void copy()}
      />
      {can(update) && (
        <ItemButton
          icon={<EditOutlined aria-hidden />}
          label={`编辑 ${name}`}
          needs={update.permission}
          tabIndex={tabIndex}
          onClick={onEdit}
        />
      )}
      {can(remove) && (
        <ItemButton
          icon={<DeleteOutlined aria-hidden />}
          label={`删除 ${name}`}
          needs={remove.permission}
          tabIndex={tabIndex}
          onClick={onRemove}
        />
      )}
    </>
  );
}

const noFilters = { category: '', name: '' };

/** The state of the gallery, kept in the address, as it is for lists. */
function useAddressState() {
  const [params, setParams] = useSearchParams();
  const list = readListState(params, noFilters);
  const state: GalleryState = { ...noFilters, ...list.filters, page: list.page, size: list.size };
  const change = (changes: Partial<GalleryState>, options?: { readonly replace: boolean }) => {
    const { page, size, ...filters } = { ...state, ...changes };
    const next = writeListState(params, noFilters, { ...list, page, size, filters });
    setParams(next, { preventScrollReset: true, ...options });
  };
  return [state, change] as const;
}
