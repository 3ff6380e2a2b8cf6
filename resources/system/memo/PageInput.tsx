import { AutoComplete } from 'antd';
import { isFoundIn } from '@/src/lib/searchText';
import type { InputProps } from '@/src/ui/fields/field';
import { usePages } from './usePages';

/** The address of a page: menu pages are chosen by name, and a query may be typed behind it. */
export default function PageInput({
  choices: _choices,
  value,
  onChange,
  placeholder,
  ...rest
}: InputProps<string>) {
  const pages = usePages();
  return (
    <AutoComplete
      {...rest}
      allowClear
      placeholder={placeholder ?? '选择页面，或粘贴以 / 开头的页面地址'}
      value={value ?? ''}
      options={pages.map(({ path, title }) => ({ value: path, label: `${title}（${path}）` }))}
      filterOption={(text, option) => isFoundIn(option?.label ?? '', text.split('?')[0] ?? '')}
      onChange={(address: string | undefined) => onChange?.(address ?? '')}
    />
  );
}
