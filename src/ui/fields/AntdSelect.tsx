import { Select, type SelectProps } from 'antd';
import type { DefaultOptionType } from 'antd/es/select';
import type { Touch } from './Select';

/** antd's select, in the place of the plain one: it takes over the focus and the open state. */
export default function AntdSelect<V, O extends DefaultOptionType>({
  touch,
  autoFocus = false,
  ...props
}: SelectProps<V, O> & { readonly touch: Touch | undefined }) {
  return (
    <Select<V, O> {...props} autoFocus={autoFocus || touch !== undefined} defaultOpen={touch === 'press'} />
  );
}
