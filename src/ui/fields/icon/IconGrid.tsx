import type { InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import { type KeyboardEvent, type RefObject, use, useEffect, useRef, useState } from 'react';
import { createLoader } from '@/src/lib/loader';
import { findIcons } from '../../icons/iconWords';
import { MenuIcon } from '../../icons/MenuIcon';
import { clearable } from '../inputIcons';

interface Props {
  /** The search input; it has the focus first. */
  readonly search: RefObject<InputRef | null>;
  /** Name of the chosen icon; empty for none. */
  readonly value: string;
  readonly pick: (name: string) => void;
  readonly close: () => void;
}

/** Icons drawn at once; more come as the grid is scrolled. */
const portion = 84;

/** The names of all icons, fetched with the first grid. */
export const iconNames = createLoader(async () => [...(await import('../../icons/iconSet')).iconSet.keys()]);

/** A search over a grid of icons; arrows go through the grid, Enter picks. */
export function IconGrid({ search, value, pick, close }: Props) {
  const all = use(iconNames.fetch());
  const [text, setText] = useState('');
  const [count, setCount] = useState(portion);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => search.current?.focus(), [search]);
  const found = findIcons(all, text);
  const shown = found.slice(0, count);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (grid.current && walk(grid.current, event)) event.preventDefault();
  };
  const grow = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: { currentTarget: Element }) => {
    if (scrollTop + 2 * clientHeight > scrollHeight && count < found.length) setCount(count + portion);
  };
  return (
    <div className="icon-picker" role="dialog" aria-label="选择图标" onKeyDown={keys}>
      <Input
        ref={search}
        allowClear={clearable}
        placeholder="输入名称查找：用户、订单、shop"
        aria-label="查找图标"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setCount(portion);
        }}
        onPressEnter={(event) => {
          event.preventDefault();
          if (text && found[0]) pick(found[0]);
        }}
      />
      <div className="icon-grid" ref={grid} role="listbox" aria-label="图标" onScroll={grow}>
        {shown.map((name, index) => (
          <button
            key={name}
            type="button"
            role="option"
            aria-selected={name === value}
            aria-label={name}
            title={name}
            tabIndex={index === Math.max(0, shown.indexOf(value)) ? 0 : -1}
            onClick={() => pick(name)}
          >
            <MenuIcon name={name} />
          </button>
        ))}
      </div>
      <p role="status">{found.length === 0 ? '没有找到' : `共 ${found.length} 个`}</p>
    </div>
  );
}

/** Moves from icon to icon; returns whether the key meant that. From the search, down leads into the grid. */
function walk(grid: HTMLElement, { key, target }: KeyboardEvent): boolean {
  const icons = [...grid.querySelectorAll<HTMLElement>('[role="option"]')];
  const at = target instanceof HTMLElement ? icons.indexOf(target) : -1;
  if (at < 0) {
    if (key !== 'ArrowDown') return false;
    (icons.find((icon) => icon.tabIndex === 0) ?? icons[0])?.focus();
    return true;
  }
  const top = icons[0]?.offsetTop;
  const columns = icons.filter(({ offsetTop }) => offsetTop === top).length;
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const step = steps[key];
  if (step === undefined) return false;
  icons[at + step]?.focus();
  return true;
}
