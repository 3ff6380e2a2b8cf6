import { Form } from 'antd';
import { SeveralInput, useChoices } from '@/src/crud/fields/severalOf';
import { numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import type { InputProps } from '@/src/ui/fields/field';
import { managementEndpoints } from '../endpoints';

const { receivers } = managementEndpoints['management/message'].operations;

/** Picks colleagues or institutions, as the form says which. */
export default function ReceiversInput(props: InputProps<RecordId[]>) {
  const receiverType = numberOr(Form.useWatch('receiverType', Form.useFormInstance()), 1);
  return <SeveralInput {...props} from={useChoices(receivers, { receiverType })} />;
}
