import { SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { SearchProps } from 'antd/es/input';
import { busy } from '../busy';
import { clearable } from './inputIcons';

/** A field to search with. Its button is named 搜索, where antd's own has the English name of its picture. */
export function SearchInput(props: Omit<SearchProps, 'enterButton'>) {
  const { loading = false, disabled = false } = props;
  return (
    <Input.Search
      allowClear={clearable}
      {...props}
      enterButton={
        <Button aria-label="搜索" disabled={disabled} {...busy(loading, <SearchOutlined aria-hidden />)} />
      }
    />
  );
}
