import { Select, type SelectProps } from 'antd';
import type { DefaultOptionType } from 'antd/es/select';
import { useEffect, useEffectEvent } from 'react';
import type { Touch } from './Select';

/** antd's select, in the place of the plain one: it takes over the focus and the open state. */
export default function AntdSelect<V, O extends DefaultOptionType>({
  touch,
  autoFocus = false,
  ...props
}: SelectProps<V, O> & { readonly touch: Touch | undefined }) {
  const tellOpen = useEffectEvent(() => props.onOpenChange?.(true));
  // antd does not tell that it was open from the start.
  useEffect(() => {
    if (touch === 'press') tellOpen();
  }, [touch]);
  return (
    <Select<V, O> {...props} autoFocus={autoFocus || touch !== undefined} defaultOpen={touch === 'press'} />
  );
}
