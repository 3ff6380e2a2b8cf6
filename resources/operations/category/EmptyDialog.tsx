import { Form } from 'antd';
import { useMemo } from 'react';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import TreeSelectInput from '@/src/crud/fields/TreeSelectInput';
import { FormRecord, useResourcePage } from '@/src/crud/ResourceContext';
import type { RecordId } from '@/src/lib/recordId';
import type { InputProps } from '@/src/ui/fields/field';
import { type Category, filledText } from './category';

/** A category with something in it is deleted once that has another place. */
export default function EmptyDialog({ row, close }: RowDialogProps<Category>) {
  return (
    <ActionDialog<{ readonly moveTo: RecordId }>
      title={`删除分类：${row.name}`}
      text={filledText(Number(row.count))}
      danger
      operation="remove"
      rows={[row]}
      success="删除成功"
      refusals={{ moveTo: ['移动到的分类'] }}
      close={close}
    >
      <FormRecord value={{ ...row }}>
        <Form.Item name="moveTo" label="移动到" rules={[{ required: true, message: '请选择移动到的分类' }]}>
          <CategoryInput placeholder="请选择移动到的分类" />
        </Form.Item>
      </FormRecord>
    </ActionDialog>
  );
}

/** The categories, without the one that goes and what is below it. */
function CategoryInput({ value, onChange, ...rest }: InputProps<RecordId>) {
  const { resource } = useResourcePage();
  const source = useMemo(() => ({ resource: resource.name }), [resource.name]);
  return (
    <TreeSelectInput
      {...rest}
      source={source}
      leavesOnly={false}
      notBelowSelf
      shownBy={undefined}
      chosen={value == null ? '' : String(value)}
      onChoose={(choice) => onChange?.(choice ?? null)}
    />
  );
}
