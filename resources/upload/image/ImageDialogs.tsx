import { Button, Modal } from 'antd';
import { Link } from 'react-router';
import { FormDialog } from '@/src/crud/actions/FormDialog';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { text } from '@/src/ui/fields/text';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { uploadEndpoints } from '../endpoints';
import styles from './gallery.module.css';
import { imageRules, type UploadedImage } from './image';
import { opensUse } from './opensUse';
import type { KeptImage } from './useImageRemoval';
import { useReloadImages } from './useStockImages';

const { update } = uploadEndpoints['upload/image'].operations;

/** Changes pictures one after another; rejects where one was refused, which has been shown by then. */
function useImageChange() {
  const { callOperation } = useServices();
  const notify = useNotify();
  const reload = useReloadImages();
  return async (images: readonly UploadedImage[], words: object, success: string) => {
    try {
      for (const { id } of images) await callOperation(update, { body: { id, ...words } });
      notify('success', success);
    } finally {
      await reload();
    }
  };
}

const category = dictionary('分类', 'image_category', { required: true });
const named = { name: text(imageRules.name), category };

/** Name and category of a picture. The wall is no list: it opens its dialogs by itself. */
export function EditImageDialog({ image, close }: { image: UploadedImage; close: () => void }) {
  const change = useImageChange();
  return (
    <FormDialog
      title="编辑图片"
      fields={named}
      initial={{ name: image.name, category: image.category }}
      onSend={({ name, ...words }) =>
        change([image], { ...words, name: textOr(name).trim() }, '修改成功').then(close)
      }
      close={close}
    />
  );
}

interface MoveProps {
  readonly images: readonly UploadedImage[];
  readonly done: () => void;
  readonly close: () => void;
}

/** Puts pictures under another category. */
export function MoveImagesDialog({ images, done, close }: MoveProps) {
  const change = useImageChange();
  const move = async (words: object) => {
    await change(images, words, '操作成功');
    done();
    close();
  };
  return (
    <FormDialog title={`移动 ${images.length} 张图片到`} fields={{ category }} onSend={move} close={close} />
  );
}

/** Pictures that were not deleted, and the places that hold them. */
export function ImageUsesDialog({ kept, close }: { kept: readonly KeptImage[]; close: () => void }) {
  const { endpointsOf } = useServices();
  const can = useCan();
  useReturnFocus();
  return (
    <Modal
      open
      centered
      title="以下图片未删除"
      onCancel={close}
      footer={
        <Button type="primary" onClick={close}>
          知道了
        </Button>
      }
    >
      <ul className={styles.uses}>
        {kept.map(({ image, reason, uses }) => (
          <li key={image.id}>
            <b>{image.name}</b>：{reason}
            <ul>
              {uses.map(({ page, title, path }) => (
                <li key={`${path} ${title}`}>
                  {opensUse({ endpointsOf, can }, path) ? (
                    <Link to={path}>
                      {page}：{title}
                    </Link>
                  ) : (
                    `${page}：${title}`
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
