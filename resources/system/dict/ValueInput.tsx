import { Form } from 'antd';
import { use } from 'react';
import { useDictionary } from '@/src/crud/fields/dictionary/useDictionary';
import { FormRecord } from '@/src/crud/ResourceContext';
import { textOr } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import { IdentifierInput } from '@/src/ui/fields/LevelledInput';
import { Warning } from '../../access/Warning';

/** Types the value of an entry. One that the dictionary has already is told, not refused: the server takes it. */
export default function ValueInput(props: InputProps<string>) {
  const record = use(FormRecord);
  const type = textOr(Form.useWatch('dictType', Form.useFormInstance()));
  const typed = props.value?.trim() ?? '';
  return (
    <>
      <IdentifierInput {...props} />
      {type !== '' && typed !== record?.dictValue && <RepeatedValue type={type} typed={typed} />}
    </>
  );
}

function RepeatedValue({ type, typed }: { type: string; typed: string }) {
  const other = useDictionary(type).items.find(({ value }) => value === typed);
  return <Warning text={other && `数据键值已存在：保存后，原来的「${other.label}」将与本条混淆`} />;
}
