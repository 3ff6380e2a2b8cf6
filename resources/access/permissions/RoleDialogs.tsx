import { Form } from 'antd';
import { useId, useState } from 'react';
import { useTypedText } from '@/src/crud/actions/useTypedText';
import { erase } from '@/src/crud/defineResource';
import { DialogItems } from '@/src/crud/form/FieldItems';
import { type RoleCategory, takenText } from '@/src/lib/permissionTree/readPermissions';
import type { RecordId } from '@/src/lib/recordId';
import { useNotify } from '@/src/services/useNotify';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { choice } from '@/src/ui/fields/choice';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';

/** Props of both dialogs: the roles, and how a name is sent; `save` rejects where it was refused. */
interface Props {
  readonly list: readonly RoleCategory[];
  readonly save: (body: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly close: () => void;
}

/** 添加分类 (RPERM-6): both inputs are required, the name is unique, and the save is confirmed. */
export function AddRoleDialog({ list, save, close }: Props) {
  const notify = useNotify();
  const [form] = Form.useForm<{ parentId?: string; name?: string }>();
  const [fields] = useState(() => {
    const parents = list.map(({ id, name }) => ({ value: String(id), label: name }));
    return erase({
      parentId: choice('一级分类', parents, { required: true }),
      name: nameField('二级分类名称', list),
    });
  });
  const saving = useConfirmedSave('添加分类', '确认添加吗？', close);
  const submit = async ({ parentId, name = '' }: { parentId?: string; name?: string }) => {
    const parent = list.find(({ id }) => String(id) === parentId);
    if (!parent) return;
    await saving.run(() => save({ parentId: parent.id, parentName: parent.name, name: name.trim() }));
  };
  const refuse = () => {
    const { parentId, name = '' } = form.getFieldsValue();
    if (!parentId || name.trim() === '') notify('warning', '请填写完整信息');
  };
  return (
    <ActionModal title="添加分类" {...saving.frame} onOk={form.submit}>
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        onValuesChange={saving.noteTyped}
        onFinish={(values) => void submit(values)}
        onFinishFailed={refuse}
      >
        <DialogItems form={form} fields={fields} />
        {/* Enter in a field presses it. */}
        <button type="submit" hidden aria-hidden />
      </Form>
    </ActionModal>
  );
}

/** 重命名 (RPERM-7): edits the bare name, without the mark of a default role. */
export function RenameRoleDialog({ list, role, parent, save, close }: Props & RenamedRole) {
  const [form] = Form.useForm<{ name: string }>();
  const [fields] = useState(() => erase({ name: nameField('分类名称', list, role.id) }));
  const saving = useConfirmedSave('重命名', '确认修改吗？', close);
  const submit = ({ name }: { name: string }) =>
    saving.run(() => save({ id: role.id, parentId: parent.id, parentName: parent.name, name: name.trim() }));
  return (
    <ActionModal title="重命名" {...saving.frame} onOk={form.submit}>
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        initialValues={{ name: role.name }}
        onValuesChange={saving.noteTyped}
        onFinish={(values) => void submit(values)}
      >
        <DialogItems form={form} fields={fields} />
      </Form>
    </ActionModal>
  );
}

interface RenamedRole {
  readonly role: RoleCategory;
  readonly parent: RoleCategory;
}

/** The name of a role, which no other of the list has. */
function nameField(label: string, list: readonly RoleCategory[], own?: RecordId) {
  const rule = problemRule((name) => takenText(list, name, own));
  return text(label, { required: true, maxLength: 20, rules: [rule] });
}

/** Asks, saves, and closes the dialog; a refusal, which has been shown, leaves it as it is. */
function useConfirmedSave(title: string, text: string, close: () => void) {
  const confirm = useConfirm();
  const { noteTyped, forget, leave } = useTypedText(title, close);
  const [running, setRunning] = useState(false);
  const run = async (save: () => Promise<unknown>) => {
    if (running || !(await confirm({ text }))) return;
    setRunning(true);
    // The new role is opened once it was saved.
    forget();
    await save().then(close, () => {
      noteTyped();
      setRunning(false);
    });
  };
  const onCancel = (byEscape: boolean) => void leave(byEscape);
  return { frame: { running, onCancel }, noteTyped, run };
}
