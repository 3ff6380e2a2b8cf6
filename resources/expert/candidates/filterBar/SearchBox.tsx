import { SearchOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { type KeyboardEvent, memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import type { CandidateFilters } from '../filters';

interface Props {
  readonly filters: CandidateFilters;
  readonly onChange: (filters: CandidateFilters) => void;
}

/** Name, initials, code, group or major (E3); `/` leads here, ↓ on into the list. */
export const SearchBox = memo(function SearchBox({ filters, onChange }: Props) {
  const [text, setText] = useState(filters.keyword);
  const input = useRef<InputRef>(null);
  const settled = useDebounced(text);
  const send = useEffectEvent((keyword: string) => {
    if (keyword !== filters.keyword) onChange({ ...filters, keyword });
  });
  useEffect(() => send(settled), [settled]);
  // A chip takes the words away, a named set brings none.
  useEffect(() => setText(filters.keyword), [filters.keyword]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') send(text);
    if (event.key !== 'ArrowDown' && event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    const list = event.currentTarget.closest('[data-pane="candidates"]')?.querySelector('[role="grid"]');
    if (list instanceof HTMLElement) list.focus();
  }

  return (
    <>
      <Input
        ref={input}
        allowClear
        data-candidate-search=""
        aria-label="搜索院校、专业、代码"
        placeholder="搜索院校、专业、代码（/）"
        title="可输入名称、拼音首字母、代码、组号；「专业:计算机」「院校:武汉」缩小范围"
        prefix={<SearchOutlined />}
        value={text}
        maxLength={50}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        aria-label="只看收藏"
        title="只看收藏的备选"
        aria-pressed={filters.favOnly === 1}
        type={filters.favOnly ? 'primary' : 'default'}
        icon={filters.favOnly ? <StarFilled /> : <StarOutlined />}
        onClick={() => onChange({ ...filters, favOnly: filters.favOnly ? 0 : 1 })}
      />
    </>
  );
});
