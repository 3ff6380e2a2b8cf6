import { SearchOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { type KeyboardEvent, memo, useEffect, useEffectEvent, useState } from 'react';
import { isComposing } from '@/src/lib/isComposing';
import { PlainInput } from '@/src/ui/fields/PlainInput';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { PlainButton } from '@/src/ui/PlainButton';
import { useWorkbench } from '../../workbench/model/WorkbenchContext';
import { candidateStore, changeCandidates } from '../candidateStore';
import type { CandidateFilters } from '../filters';
import { isListKey } from '../useCandidateCursor';

interface Props {
  readonly filters: CandidateFilters;
  readonly onChange: (filters: CandidateFilters) => void;
}

/**
 * Name, initials, code, group or major (E3); `/` leads here, Enter or ↓ on to the first candidate found. Keys that are
 * pressed before the result is there wait for it.
 */
export const SearchBox = memo(function SearchBox({ filters, onChange }: Props) {
  const { workbenchStore } = useWorkbench();
  const [text, setText] = useState(filters.keyword);
  const settled = useDebounced(text);
  const send = useEffectEvent((keyword: string) => {
    if (keyword !== filters.keyword) onChange({ ...filters, keyword });
  });
  useEffect(() => send(settled), [settled]);
  // A chip takes the words away, a named set brings none.
  useEffect(() => setText(filters.keyword), [filters.keyword]);

  const stay = () => {
    if (candidateStore(workbenchStore).get().held) changeCandidates(workbenchStore, { held: undefined });
  };

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (isComposing(event.nativeEvent) || ctrlKey || metaKey) return;
    const { held } = candidateStore(workbenchStore).get();
    const goes = ['Enter', 'ArrowDown', 'Escape'].includes(key);
    if (!goes && !(held && isListKey(key))) return;
    event.preventDefault();
    if (!held) send(text);
    changeCandidates(workbenchStore, {
      held: held && key !== 'Escape' ? [...held, { key, shiftKey, altKey }] : [],
    });
  }

  return (
    <>
      <PlainInput
        data-candidate-search=""
        aria-label="搜索院校、专业、代码"
        placeholder="搜索院校、专业、代码（/）"
        title="可输入名称、拼音首字母、代码、组号；「专业:计算机」「院校:武汉」缩小范围"
        icon={<SearchOutlined aria-hidden />}
        value={text}
        maxLength={50}
        onChange={(typed) => {
          stay();
          setText(typed);
        }}
        onBlur={stay}
        onKeyDown={onKeyDown}
      />
      <PlainButton
        aria-label="只看收藏"
        title="只看收藏的备选"
        aria-pressed={filters.favOnly === 1}
        look={filters.favOnly ? 'primary' : undefined}
        icon={filters.favOnly ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
        onClick={() => onChange({ ...filters, favOnly: filters.favOnly ? 0 : 1 })}
      />
    </>
  );
});
