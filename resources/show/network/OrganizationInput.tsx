import { Form } from 'antd';
import TreeSelectInput from '@/src/crud/fields/treeSelect/TreeSelectInput';
import { noErrors } from '@/src/crud/form/formValues';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import type { InputProps } from '@/src/ui/fields/field';
import { placeOf } from './outlet';

const about = {
  source: { resource: 'system/organization', order: 'sort' },
  leavesOnly: false,
  notBelowSelf: false,
  shownBy: 'orgName',
};

/** Picks the organization; what is known of it goes into the other fields of the form. */
export default function OrganizationInput({ value, onChange, ...rest }: InputProps<RecordId>) {
  const form = Form.useFormInstance();
  const { callOperation, endpointsOf } = useServices();
  const fill = async (id: RecordId) => {
    const { one } = endpointsOf('system/organization').operations;
    if (!one) return;
    const { data } = await callOperation(one, { body: { id }, options: { allowRepeat: true } });
    if (!sameId(form.getFieldValue('orgId'), id)) return; // another one was chosen meanwhile
    form.setFields(Object.entries(placeOf(data)).map(([name, value]) => ({ name, value, ...noErrors })));
  };
  const choose = (id: RecordId | undefined) => {
    onChange?.(id ?? null);
    if (id !== undefined) void fill(id).catch(() => undefined); // told already
  };
  return (
    <TreeSelectInput {...rest} {...about} chosen={value == null ? '' : String(value)} onChoose={choose} />
  );
}
