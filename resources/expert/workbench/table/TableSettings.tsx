import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Checkbox, Segmented } from 'antd';
import { moved } from '@/src/lib/moved';
import { type ColumnId, columnInfo, defaultTableSettings } from './columns';
import styles from './table.module.css';
import { useTableSettings } from './useTableSettings';

/** The panel of 表格设置: density, columns on show and their order, the figure of the three years. */
export default function TableSettings() {
  const [settings, change] = useTableSettings();
  const { order, hidden } = settings;
  const toggle = (id: ColumnId, shown: boolean) =>
    change({ hidden: shown ? hidden.filter((other) => other !== id) : [...hidden, id] });
  return (
    <div className={styles.settings}>
      <Segmented
        block
        aria-label="行高"
        options={[
          { value: 'compact', label: '紧凑' },
          { value: 'loose', label: '宽松' },
        ]}
        value={settings.density}
        onChange={(density) => change({ density: density === 'loose' ? 'loose' : 'compact' })}
      />
      <ul>
        {order.map((id, at) => (
          <li key={id}>
            <Checkbox checked={!hidden.includes(id)} onChange={({ target }) => toggle(id, target.checked)}>
              {columnInfo[id].label}
            </Checkbox>
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={`${columnInfo[id].label}前移`}
              disabled={at === 0}
              onClick={() => change({ order: moved(order, at, at - 1) })}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={`${columnInfo[id].label}后移`}
              disabled={at === order.length - 1}
              onClick={() => change({ order: moved(order, at, at + 1) })}
            />
          </li>
        ))}
      </ul>
      <Button block size="small" onClick={() => change(defaultTableSettings)}>
        恢复默认
      </Button>
    </div>
  );
}
