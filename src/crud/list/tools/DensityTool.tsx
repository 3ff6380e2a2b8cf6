import { ColumnHeightOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import type { Density } from '../columns/columnSettings';
import type { OwnColumnSettings } from '../columns/useColumnSettings';
import { ToolButton } from './ToolButton';

const labels: Readonly<Record<Density, string>> = { large: '宽松', middle: '默认', small: '紧凑' };

/** 密度: how close together the rows stand. */
export function DensityTool({ columnSettings }: { readonly columnSettings: OwnColumnSettings }) {
  const items = Object.entries(labels).map(([key, label]) => ({ key, label }));
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items,
        selectable: true,
        selectedKeys: [columnSettings.density],
        onClick: ({ key }) => columnSettings.keep({ density: key === 'middle' ? undefined : key }),
      }}
    >
      <ToolButton label="密度" icon={<ColumnHeightOutlined aria-hidden />} aria-haspopup="menu" />
    </Dropdown>
  );
}
