import { Dropdown } from 'antd';
import { type ReactElement, useState } from 'react';
import type { Density } from '../columns/columns';

interface Props {
  readonly value: Density;
  readonly onChange: (density: Density) => void;
  /** The button that was pressed. */
  readonly children: ReactElement;
}

const labels: Readonly<Record<Density, string>> = { large: '宽松', middle: '默认', small: '紧凑' };

/** The menu of 密度; open when it first appears, since it appears because its button was pressed. */
export default function DensityMenu({ value, onChange, children }: Props) {
  const [open, setOpen] = useState(true);
  const items = (['large', 'middle', 'small'] as const).map((density) => ({
    key: density,
    label: labels[density],
    onClick: () => onChange(density),
  }));
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      open={open}
      onOpenChange={setOpen}
      menu={{ items, selectable: true, selectedKeys: [value] }}
    >
      {children}
    </Dropdown>
  );
}
