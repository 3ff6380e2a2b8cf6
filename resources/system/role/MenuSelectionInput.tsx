import { Form } from 'antd';
import { use } from 'react';
import { FieldName, FormRecord } from '@/src/crud/ResourceContext';
import { isYes } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import { systemEndpoints } from '../endpoints';
import type { TreeSelection } from './role';
import { SelectionTree } from './SelectionTree';

const { tree, ofRole } = systemEndpoints['system/menu'].operations;

/** The menus of a role in its form; those of an existing role have a call of their own. */
export default function MenuSelectionInput({
  choices: _c,
  placeholder: _p,
  ...props
}: InputProps<TreeSelection>) {
  const form = Form.useFormInstance();
  const name = use(FieldName) ?? '';
  const record = use(FormRecord);
  const source = record ? { operation: ofRole, at: 'menus', roleId: record.id } : { operation: tree };
  return (
    <SelectionTree
      aria-label="菜单权限"
      {...props}
      {...source}
      linked={record ? isYes(record.menuCheckStrictly) : true}
      onStart={(selection) => form.setFieldsValue({ [name]: selection })}
    />
  );
}
