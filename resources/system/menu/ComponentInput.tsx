import { AutoComplete, Space } from 'antd';
import { useMemo } from 'react';
import { useTreeRows } from '@/src/crud/tree/useWholeTree';
import { textOr } from '@/src/lib/record';
import { isFoundIn } from '@/src/lib/searchText';
import { chooseByEnter } from '@/src/ui/fields/chooseByEnter';
import type { InputProps } from '@/src/ui/fields/field';

/** Types the path of a view; those that are in the menu already are offered. */
export default function ComponentInput({ value, onChange, choices: _choices, ...rest }: InputProps<string>) {
  const { rows } = useTreeRows({ resource: 'system/menu', parent: 'parentId' }, { staleTime: 60_000 });
  const options = useMemo(() => {
    const known = new Set(rows.map(({ component }) => textOr(component)).filter(Boolean));
    return [...known].sort().map((view) => ({ value: view }));
  }, [rows]);
  return (
    <Space.Compact block onKeyDown={chooseByEnter}>
      <AutoComplete
        {...rest}
        allowClear
        value={value ?? ''}
        options={options}
        filterOption={(typed, option) => isFoundIn(option?.value ?? '', typed)}
        onChange={(typed: string | undefined) => onChange?.(typed ?? '')}
      />
    </Space.Compact>
  );
}
