import { CloudUploadOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { acceptOf, limitsText } from '@/src/crud/uploads/limits';
import { UploadNotes } from '@/src/crud/uploads/UploadField';
import { UploadPicker, useDroppedFiles } from '@/src/crud/uploads/UploadPicker';
import { PendingRow } from '@/src/crud/uploads/UploadRows';
import { useCan } from '@/src/services/useCan';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { load } from '@/src/ui/load';
import { uploadEndpoints } from '../endpoints';
import styles from './gallery.module.css';
import { imageLimits } from './image';
import { useImageUploads, ways } from './useImageUploads';

const CompressDialog = load(() => import('@/src/crud/uploads/CompressDialog'));
const { create } = uploadEndpoints['upload/image'].operations;

/** Category of what is uploaded while all of them are looked at. */
const usualCategory = 'other';

/** Puts pictures into the stock, for those who may: chosen, dropped or pasted. */
export function ImageUploader({ category }: { category: string }) {
  const can = useCan();
  return can(create) ? <Uploader category={category || usualCategory} /> : null;
}

function Uploader({ category }: { category: string }) {
  const uploads = useImageUploads(category);
  const { items, isFull, way } = uploads;
  const { area, isOver } = useDroppedFiles(!isFull, uploads.choose);
  return (
    <div
      ref={area}
      className={`upload-field ${styles.uploads}`}
      data-over={isOver || undefined}
      data-needs={create.permission}
    >
      <UploadPicker
        id={undefined}
        aria={{ 'aria-label': '上传图片' }}
        accept={acceptOf(imageLimits)}
        multiple
        disabled={isFull}
        onFiles={uploads.choose}
        className="upload-drop"
      >
        <CloudUploadOutlined aria-hidden />
        <span>{isFull ? '图片数量已满' : '点击上传图片，或将图片拖到这里、粘贴到这里'}</span>
      </UploadPicker>
      <div className={styles.tools}>
        <Segmented aria-label="上传方式" options={[...ways]} value={way} onChange={uploads.setWay} />
        <span className="upload-hint">{limitsText(imageLimits)}</span>
      </div>
      <UploadNotes items={items} isPreparing={uploads.isPreparing} problems={uploads.problems} />
      {items.length > 0 && (
        <ul className="upload-rows" aria-label="正在上传的图片">
          {items.map((item) => (
            <PendingRow key={item.id} item={item} onRetry={uploads.retry} onForget={uploads.forget} />
          ))}
        </ul>
      )}
      <DialogBoundary close={() => uploads.offered?.answer(undefined)}>
        {uploads.offered && <CompressDialog {...uploads.offered} />}
      </DialogBoundary>
    </div>
  );
}
