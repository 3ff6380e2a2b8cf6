import { Transfer } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { isFoundIn } from '@/src/lib/searchText';
import { chooseByEnter } from '../chooseByEnter';
import type { InputProps } from '../field';
import { useFocusLater } from '../rows/useFocusLater';
import './transfer.css';
import { TransferHalf } from './TransferHalf';

interface Props extends Omit<InputProps<never>, 'value' | 'onChange'> {
  readonly titles: readonly [string, string];
  readonly options: readonly {
    readonly value: number | string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  /** Values as text. */
  readonly taken: string[];
  readonly onTake: (keys: string[]) => void;
}

/** More than the full width where the form is narrower than 460 px, below zero where it is not. */
const inOneColumn = '(460px - 100%) * 999';

/** Two lists beside each other, with a search in each; below each other in a narrow form. */
export default function TransferInput(props: Props) {
  const { titles, options, taken, onTake, disabled = false, placeholder: _p, choices: _c, ...group } = props;
  const choices = options.map(({ value, label, disabled: locked = false }) => ({
    key: String(value),
    title: label,
    disabled: locked,
  }));
  const frame = useRef<HTMLDivElement>(null);
  const [told, tell] = useState('');
  const focusLater = useFocusLater(frame);
  useEffect(() => nameSearches(frame.current, titles), [titles]);
  /** antd puts newly taken items before the others. Its button is disabled then, and loses the focus. */
  const take = (direction: 'left' | 'right', keys: readonly string[]) => {
    tell(`已${direction === 'right' ? '选入' : '移出'} ${keys.length} 项`);
    focusLater(`[data-side="${direction}"]`);
    onTake(direction === 'right' ? [...taken, ...keys] : taken.filter((key) => !keys.includes(key)));
  };
  return (
    <fieldset className="shuttle" {...group} onKeyDown={chooseByEnter}>
      <div ref={frame}>
        <Transfer
          disabled={disabled}
          titles={[...titles]}
          operations={['选入', '移出']}
          dataSource={choices}
          targetKeys={taken}
          showSelectAll={false}
          onChange={(_keys, direction, keys) => take(direction, keys.map(String))}
          showSearch
          filterOption={(text, { title }) => isFoundIn(title, text)}
          style={{ flexWrap: 'wrap', gap: 8 }}
          listStyle={{
            flex: '1 1 auto',
            flexBasis: `clamp(180px, ${inOneColumn}, 100%)`,
            width: 'auto',
            height: 300,
          }}
          operationStyle={{ margin: 0, flexBasis: `clamp(64px, ${inOneColumn}, 100%)` }}
        >
          {({ direction, filteredItems, selectedKeys, onItemSelect, onItemSelectAll, disabled: isStill }) => (
            <TransferHalf
              side={direction}
              label={titles[direction === 'left' ? 0 : 1]}
              items={filteredItems}
              selected={selectedKeys.map(String)}
              disabled={isStill ?? false}
              select={onItemSelect}
              selectAll={onItemSelectAll}
            />
          )}
        </Transfer>
      </div>
      <p role="status">{told}</p>
    </fieldset>
  );
}

/** antd calls both searches alike. */
function nameSearches(frame: HTMLElement | null, titles: Props['titles']): void {
  const searches = frame?.querySelectorAll('input[type="text"]') ?? [];
  for (const [index, search] of [...searches].entries())
    search.setAttribute('aria-label', `查找${titles[index]}项`);
}
