import { Radio } from 'antd';

interface Props {
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
  readonly value: string | number | null | undefined;
  readonly onChange: (value: string | number) => void;
}

/** Few choices, all of them in sight. */
export default function RadioInput({ options, onChange, ...rest }: Props) {
  return <Radio.Group {...rest} options={[...options]} onChange={({ target }) => onChange(target.value)} />;
}
