import { Select, type SelectProps } from 'antd';
import type { DefaultOptionType } from 'antd/es/select';
import type { Touch } from './Select';

/** antd's select, in the place of the plain one: it has the focus where that had it, and is open where that was pressed. */
export default function AntdSelect<V, O extends DefaultOptionType>({
  touch,
  autoFocus = false,
  ...props
}: SelectProps<V, O> & { readonly touch: Touch | undefined }) {
  return (
    <Select<V, O> {...props} autoFocus={autoFocus || touch !== undefined} defaultOpen={touch === 'press'} />
  );
}
