import { useState } from 'react';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FileItem, ReasonItem } from '@/src/crud/actions/actionItems';
import { upload } from '@/src/crud/fields/upload';
import { type Material, materialFiles } from './material';

/** 上传新版本: replaces the file under the same address; those who downloaded the former one are notified. */
export default function VersionDialog({ row, close }: RowDialogProps<Material>) {
  const type = Number(row.type);
  // A new field on each redraw would lose a running upload.
  const [{ kind }] = useState(() =>
    upload('文件', 'file', {
      types: materialFiles[type] ?? [],
      maxSize: type === 3 ? 200 : 5,
      ...(type === 3 && { target: 'storage' as const }),
    }),
  );
  return (
    <ActionDialog
      title={`上传新版本：${row.title}`}
      text="链接不变，下载过旧版本的人员会收到消息。"
      operation="version"
      rows={[row]}
      success="已更新版本"
      refusals={{ url: ['文件'], note: ['版本说明'] }}
      close={close}
    >
      <FileItem name="url" label="文件" kind={kind} missing="请上传文件" />
      <ReasonItem name="note" label="版本说明" max={200} />
    </ActionDialog>
  );
}
