import { Checkbox } from 'antd';

interface Item {
  readonly key: string;
  readonly title: string;
  readonly disabled: boolean;
}

interface Props {
  readonly side: 'left' | 'right';
  /** The title over it. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly selected: readonly string[];
  readonly disabled: boolean;
  readonly select: (key: string, on: boolean) => void;
  readonly selectAll: (keys: string[], on: boolean) => void;
}

/** One half of a transfer: a box for each item as its label, and one for all found. */
export function TransferHalf({ side, label, items, selected, disabled, select, selectAll }: Props) {
  const free = items.filter((item) => !item.disabled).map(({ key }) => key);
  const count = free.filter((key) => selected.includes(key)).length;
  const place = { tabIndex: -1, 'data-side': side } as const;
  if (items.length === 0)
    return (
      <p className="shuttle-empty" {...place}>
        暂无数据
      </p>
    );
  return (
    <ul className="shuttle-half" aria-label={label} {...place}>
      <li>
        <Checkbox
          disabled={disabled || free.length === 0}
          checked={count > 0 && count === free.length}
          indeterminate={count > 0 && count < free.length}
          onChange={({ target }) => selectAll(free, target.checked)}
        >
          全选
        </Checkbox>
      </li>
      {items.map(({ key, title, disabled: isLocked }) => (
        <li key={key}>
          <Checkbox
            disabled={disabled || isLocked}
            checked={selected.includes(key)}
            onChange={({ target }) => select(key, target.checked)}
          >
            {title}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
