import { Button, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import BatchResult, { type Result } from '@/src/crud/actions/BatchResult';
import { FormDialog } from '@/src/crud/actions/FormDialog';
import { refusedOf } from '@/src/crud/actions/partial';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { changedValues } from '@/src/crud/form/formValues';
import { textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import type { FormValues } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { uploadEndpoints } from '../endpoints';
import styles from './gallery.module.css';
import { imageRules, isMissing, type UploadedImage } from './image';
import { opensUse } from './opensUse';
import type { KeptImage } from './useImageRemoval';
import { useReloadImages } from './useStockImages';

const { update } = uploadEndpoints['upload/image'].operations;

const category = dictionary('分类', 'image_category', { required: true });
const named = { name: text(imageRules.name), category };

/** Name and category of a picture; what was changed is sent. The wall is no list: it opens its dialogs by itself. */
export function EditImageDialog({ image, close }: { image: UploadedImage; close: () => void }) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const reload = useReloadImages();
  const change = async (words: FormValues) => {
    try {
      await callOperation(update, { body: { id: image.id, ...changedValues({ ...image }, words) } });
      notify('success', '修改成功');
    } finally {
      await reload();
    }
    close();
  };
  return (
    <FormDialog
      title="编辑图片"
      fields={named}
      initial={{ name: image.name, category: image.category }}
      onSend={({ name, ...words }) => change({ ...words, name: textOr(name).trim() })}
      close={close}
    />
  );
}

interface MoveProps {
  readonly images: readonly UploadedImage[];
  /** Told which pictures need no second try. */
  readonly done: (images: readonly UploadedImage[]) => void;
  readonly close: () => void;
}

/**
 * Puts pictures under another category, one call each; the refused ones are listed. A picture that somebody else has
 * deleted can be moved by nobody.
 */
export function MoveImagesDialog({ images, done, close }: MoveProps) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const reload = useReloadImages();
  const [result, setResult] = useState<Result>();
  const move = async (words: object) => {
    const refused = await refusedOf(images, ({ id }) =>
      callOperation(update, { body: { id, ...words }, options: { quiet: true } }),
    );
    await reload();
    const failed = [...refused].filter(([, why]) => !isMissing(why));
    const [missing, count] = [refused.size - failed.length, images.length - refused.size];
    done(images.filter((image) => !failed.some(([one, { isUnsure }]) => one === image && !isUnsure)));
    if (missing > 0) notify('warning', `${missing} 张图片已被删除，未移动`);
    if (failed.length > 0)
      return setResult({
        ...{ label: '移动图片', count },
        failed: failed.map(([{ id, name }, why]) => ({ id, name, ...why })),
      });
    if (count > 0) notify('success', '操作成功');
    return close();
  };
  if (result) return <BatchResult result={result} close={close} />;
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
