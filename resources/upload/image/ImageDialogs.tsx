import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { DictionarySelect } from '@/src/crud/fields/dictionary/dictionary';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { uploadEndpoints } from '../endpoints';
import styles from './gallery.module.css';
import type { UploadedImage } from './image';
import type { KeptImage } from './useImageRemoval';
import { useReloadImages } from './useStockImages';

const { update } = uploadEndpoints['upload/image'].operations;

/** Changes pictures one after another; resolves to whether all succeeded. Refusals have been shown by then. */
function useImageChange() {
  const { callOperation } = useServices();
  const notify = useNotify();
  const reload = useReloadImages();
  const [running, setRunning] = useState(false);
  const change = async (images: readonly UploadedImage[], words: object, success: string) => {
    setRunning(true);
    try {
      for (const { id } of images) await callOperation(update, { body: { id, ...words } });
      notify('success', success);
      return true;
    } catch {
      return false;
    } finally {
      setRunning(false);
      await reload();
    }
  };
  return { running, change };
}

const category = (
  <Form.Item name="category" label="分类" rules={[{ required: true, message: '请选择分类' }]}>
    <DictionarySelect type="image_category" />
  </Form.Item>
);

/** Name and category of a picture. */
export function EditImageDialog({ image, close }: { image: UploadedImage; close: () => void }) {
  const [form] = Form.useForm<Pick<UploadedImage, 'name' | 'category'>>();
  const { running, change } = useImageChange();
  const save = async (words: Pick<UploadedImage, 'name' | 'category'>) => {
    if (await change([image], { ...words, name: words.name.trim() }, '修改成功')) close();
  };
  return (
    <ActionModal title="编辑图片" running={running} onOk={form.submit} onCancel={close}>
      <Form form={form} layout="vertical" initialValues={image} onFinish={(words) => void save(words)}>
        <Form.Item
          name="name"
          label="名称"
          rules={[
            { required: true, whitespace: true, message: '请输入名称' },
            { max: 50, message: '名称长度不能超过 50 个字符' },
          ]}
        >
          <Input onPressEnter={form.submit} />
        </Form.Item>
        {category}
      </Form>
    </ActionModal>
  );
}

interface MoveProps {
  readonly images: readonly UploadedImage[];
  readonly done: () => void;
  readonly close: () => void;
}

/** Puts pictures under another category. */
export function MoveImagesDialog({ images, done, close }: MoveProps) {
  const [form] = Form.useForm<Pick<UploadedImage, 'category'>>();
  const { running, change } = useImageChange();
  const save = async (words: Pick<UploadedImage, 'category'>) => {
    if (!(await change(images, words, '操作成功'))) return;
    done();
    close();
  };
  return (
    <ActionModal
      title={`移动 ${images.length} 张图片到`}
      running={running}
      onOk={form.submit}
      onCancel={close}
    >
      <Form form={form} layout="vertical" onFinish={(words) => void save(words)}>
        {category}
      </Form>
    </ActionModal>
  );
}

/** Pictures that were not deleted, and the places that hold them. */
export function ImageUsesDialog({ kept, close }: { kept: readonly KeptImage[]; close: () => void }) {
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
                <li key={path}>
                  <Link to={path}>
                    {page}：{title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
