import { Form, Input } from 'antd';
import { type ComponentType, Suspense } from 'react';
import { upload } from '@/src/crud/fields/upload/upload';
import { numberOr } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import { materialFiles } from './material';

const [documents = [], pictures = [], films = []] = [1, 2, 3].map((type) => materialFiles[type]);

/** Inputs for the file of a resource, by the type in the form. */
const inputs: Readonly<Record<number, ComponentType<InputProps<string>>>> = {
  1: upload('文件', 'file', { types: documents, maxSize: 5 }).kind.Input,
  2: upload('文件', 'file', { types: pictures, maxSize: 5 }).kind.Input,
  3: upload('文件', 'file', { types: films, maxSize: 200, target: 'storage' }).kind.Input,
  4: LinkInput,
};

/** The file of a resource, or the address of a link. */
export default function MaterialFileInput(props: InputProps<string>) {
  const type = numberOr(Form.useWatch('type', Form.useFormInstance()), 1);
  const Field = inputs[type] ?? LinkInput;
  return (
    <Suspense fallback={null}>
      <Field key={type} {...props} />
    </Suspense>
  );
}

function LinkInput({ value, onChange, choices: _choices, ...rest }: InputProps<string>) {
  return (
    <Input
      {...rest}
      placeholder="https://"
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
