import { useQuery } from '@tanstack/react-query';
import { AutoComplete } from 'antd';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { isRecord, textOr } from '@/src/lib/record';
import { isFoundIn } from '@/src/lib/searchText';
import { useServices } from '@/src/services/useServices';
import type { InputProps } from '@/src/ui/fields/field';

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

interface Page {
  readonly path: string;
  readonly title: string;
}

/** The pages of one's own menu, read as the form first opens. */
function usePages(): readonly Page[] {
  const { callOperation } = useServices();
  const query = useQuery({
    queryKey: ['memo-pages'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(platformCalls.ruleList, { options });
      return isRecord(data) ? pagesIn(data.data, '') : [];
    },
  });
  return query.data ?? [];
}

/** The entries of the menu that open a page, with what is above them in their address. */
function pagesIn(nodes: unknown, above: string): Page[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.filter(isRecord).flatMap((node) => {
    const own = textOr(node.path);
    const path = own.startsWith('/') ? own : `${above}/${own}`;
    const title = isRecord(node.meta) ? textOr(node.meta.title) : '';
    const isPage = /\/index$|^\w+\/\w/.test(textOr(node.component)) && node.hidden !== true && title !== '';
    return [...(isPage ? [{ path, title }] : []), ...pagesIn(node.children, path)];
  });
}
