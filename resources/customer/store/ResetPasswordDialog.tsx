import { Modal } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { isRecord, textOr } from '@/src/lib/record';
import { CopyText } from '@/src/ui/CopyText';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import type { Store } from './store';

/** Resets the password of an institution's administrator and shows the new one, once. */
export default function ResetPasswordDialog({ row, close }: RowDialogProps<Store>) {
  useReturnFocus();
  const { run, running } = useOperation('resetPassword', '重置成功');
  const [password, setPassword] = useState<string>();
  const reset = async () => {
    const response = await run({ id: row.id }).catch(() => undefined);
    if (isRecord(response)) setPassword(textOr(response.password));
  };
  if (password !== undefined) {
    return (
      <Modal
        open
        centered
        title="新密码"
        okText="我已记下"
        footer={(_buttons, { OkBtn }) => <OkBtn />}
        maskClosable={false}
        onOk={close}
        onCancel={close}
      >
        <p>
          「{row.name}」管理员账号 {row.username} 的新密码只显示这一次，关闭后无法再次查看：
        </p>
        <strong>
          <CopyText text={password} label="新密码" />
        </strong>
      </Modal>
    );
  }
  return (
    <ActionModal danger running={running} onOk={() => void reset()} onCancel={close}>
      确认重置「{row.name}」管理员账号 {row.username} 的密码吗？原密码将立即失效。
    </ActionModal>
  );
}
