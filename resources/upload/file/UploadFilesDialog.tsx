import { CheckCircleOutlined, CloseOutlined, InboxOutlined } from '@ant-design/icons';
import { Button, Form, Modal } from 'antd';
import { useId } from 'react';
import { erase } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { DialogItems } from '@/src/crud/form/FieldItems';
import { ItemButton } from '@/src/crud/uploads/ItemButton';
import { acceptOf, limitsText } from '@/src/crud/uploads/limits';
import { UploadPicker, useDroppedFiles } from '@/src/crud/uploads/UploadPicker';
import { PendingRow } from '@/src/crud/uploads/UploadRows';
import { isOpen } from '@/src/crud/uploads/uploadQueue';
import { extensionOf } from '@/src/lib/fileName';
import { sizeText } from '@/src/lib/fileSize';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { FileIcon } from './FileIcon';
import { libraryLimits } from './uploadFile';
import { type ChosenUpload, useFileBatch } from './useFileBatch';

const fields = erase({ category: dictionary('分类', 'file_category', { required: true }) });

/** Adds files to the library: chosen or dropped, looked for by their content, then sent under a category. */
export default function UploadFilesDialog({ close }: { close: () => void }) {
  useReturnFocus();
  const [form] = Form.useForm<{ category: string }>();
  const batch = useFileBatch();
  const { chosen, items, ended, problems, isChecking, isFull } = batch;
  const { area, isOver } = useDroppedFiles(!isFull, batch.choose);
  const ready = chosen.filter(({ same }) => same === undefined).length;
  const running = items.filter(isOpen).length;
  const confirm = useConfirm();
  const leave = async () => {
    const text = `有 ${chosen.length} 个文件尚未上传，确认关闭吗？`;
    if (chosen.length === 0 || (await confirm({ text }))) close();
  };
  return (
    <Modal
      open
      centered
      title="上传文件"
      maskClosable={false}
      onCancel={() => void leave()}
      footer={
        <>
          <Button onClick={() => void leave()}>{running > 0 ? '在后台上传' : '关闭'}</Button>
          <Button type="primary" disabled={ready === 0 || isChecking} onClick={form.submit}>
            开始上传{ready > 0 && `（${ready}）`}
          </Button>
        </>
      }
    >
      <Form form={form} name={useId()} layout="vertical" onFinish={({ category }) => batch.start(category)}>
        <DialogItems form={form} fields={fields} />
      </Form>
      <div ref={area} className="upload-field" data-over={isOver || undefined}>
        <UploadPicker
          id={undefined}
          aria={{ 'aria-label': '选择文件' }}
          accept={acceptOf(libraryLimits)}
          multiple
          disabled={isFull}
          onFiles={batch.choose}
          className="upload-drop"
        >
          <InboxOutlined aria-hidden />
          <span>{isFull ? '文件数量已满' : '点击选择，或将文件拖到这里、粘贴到这里'}</span>
        </UploadPicker>
        <p className="upload-hint">{limitsText(libraryLimits)}</p>
        {(isChecking || running > 0) && (
          <p className="upload-note" aria-live="polite">
            {isChecking ? '正在检查文件…' : `正在上传，请稍候…（剩余 ${running} 个）`}
          </p>
        )}
        {problems.length > 0 && (
          <div role="alert">
            <ul className="upload-problems">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        <ul className="upload-rows" aria-label="文件列表">
          {chosen.map((one) => (
            <ChosenRow key={one.hash} one={one} {...batch} />
          ))}
          {items.map((item) => (
            <PendingRow key={item.id} item={item} onRetry={batch.retry} onForget={batch.forget} />
          ))}
          {ended.map((name) => (
            <li key={name} className="upload-row">
              <span className="upload-row-name">
                <CheckCircleOutlined aria-hidden />
                <span title={name}>{name}</span>
              </span>
              <span className="upload-row-state">已完成</span>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}

type Choice = Pick<ReturnType<typeof useFileBatch>, 'drop' | 'reuse' | 'keep'> & {
  readonly one: ChosenUpload;
};

/** A file that waits for 开始上传, or for an answer: the library has its content already. */
function ChosenRow({ one, drop, reuse, keep }: Choice) {
  const { file, same } = one;
  return (
    <li className="upload-row">
      <span className="upload-row-name">
        <FileIcon extension={extensionOf(file.name)} />
        <span title={file.name}>{file.name}</span>
      </span>
      <span className="upload-row-state">{sizeText(file.size)} · 等待上传</span>
      <span className="upload-row-buttons">
        <ItemButton
          icon={<CloseOutlined aria-hidden />}
          label={`移除 ${file.name}`}
          onClick={() => drop(one)}
        />
      </span>
      {same !== undefined && (
        <div className="upload-question" role="alert">
          <span>已存在相同文件，是否直接使用？（{same}）</span>
          <Button size="small" type="primary" onClick={() => reuse(one)}>
            直接使用
          </Button>
          <Button size="small" onClick={() => keep(one)}>
            仍然上传
          </Button>
        </div>
      )}
    </li>
  );
}
