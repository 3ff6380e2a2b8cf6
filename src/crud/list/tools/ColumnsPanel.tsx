import './columnsPanel.css';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { moved } from '../../../lib/moved';
import { useNarrow } from '../../../ui/layout/useNarrow';
import { changeColumn } from '../columns/changeColumns';
import { resetColumns, setColumns } from '../columns/setColumns';
import type { OwnColumnSettings } from '../columns/useColumnSettings';
import { ColumnRow } from './ColumnRow';

/** The settings of a list's columns; each change shows at once. On cards a column is a line, and lines have no sides and no width. */
export default function ColumnsPanel({ columnSettings }: { readonly columnSettings: OwnColumnSettings }) {
  const narrow = useNarrow();
  const [said, say] = useState('');
  const columns = columnSettings.all;
  const list = useId();
  const move = (from: number, to: number) => {
    const place = Math.min(columns.length - 1, Math.max(0, to));
    setColumns(columnSettings, moved(columns, from, place));
    say(`${columns[from]?.field.label}移到第 ${place + 1} 位`);
  };
  const shownCount = columns.filter(({ hidden }) => !hidden).length;
  return (
    <div className="columns-panel">
      {!narrow && (
        <div className="columns-head" aria-hidden>
          <span>显示</span>
          <span>固定</span>
          <span>宽度（像素）</span>
          <span>顺序</span>
        </div>
      )}
      <ul>
        {columns.map((column, index) => (
          <ColumnRow
            key={column.field.name}
            column={column}
            index={index}
            list={list}
            isOnly={!column.hidden && shownCount === 1}
            onChange={(changes) =>
              setColumns(columnSettings, changeColumn(columns, column.field.name, changes))
            }
            onMove={move}
          />
        ))}
      </ul>
      <div className="columns-foot">
        <span>{narrow ? '勾选的各项显示在卡片上' : '拖动或用箭头调整顺序'}</span>
        <Button size="small" onClick={() => resetColumns(columnSettings)}>
          重置
        </Button>
      </div>
      <output className="visually-hidden">{said}</output>
    </div>
  );
}
