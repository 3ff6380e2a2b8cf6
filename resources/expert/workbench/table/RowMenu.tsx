import { Dropdown, type MenuProps } from 'antd';
import { useEffect, useRef } from 'react';
import { usePane } from '@/src/services/usePane';
import { intoWindow } from '@/src/ui/popup/intoWindow';
import { useBatch, useRows, useTable, useUi, useWorkbench } from '../model/WorkbenchContext';
import { tierMarks } from './tierMarks';
import { useRowCommands } from './useRowCommands';

/** The menu of one row, at its button (E3); one for all rows, drawn while it is open. */
export default function RowMenu() {
  const { show } = useWorkbench();
  const menu = useUi((state) => state.menu);
  const row = useRows().find(({ uid }) => uid === menu?.uid);
  const readOnly = useTable((state) => state.readOnly);
  const { mode } = useBatch();
  const container = usePane()?.container;
  const run = useRowCommands();
  const opener = useOpener();
  if (!menu || !row) return null;
  const items = readOnly === undefined ? itemsFor(mode, row.locked === 1) : readingItems;
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      align={intoWindow}
      {...(container && { getPopupContainer: () => container })}
      menu={{
        items,
        onClick: ({ key }) => {
          show({ menu: undefined });
          opener.return();
          run(key, row.uid);
        },
      }}
      onOpenChange={(open) => {
        if (open) return;
        show({ menu: undefined });
        opener.return();
      }}
    >
      {/* An element without a size gives the menu no position. */}
      <span
        aria-hidden="true"
        style={{ position: 'fixed', left: menu.x - 1, top: menu.y - 1, width: 1, height: 1 }}
      />
    </Dropdown>
  );
}

const readingItems: MenuProps['items'] = [
  { key: 'compare', label: '加入对比' },
  { key: 'college', label: '查看院校' },
];

function itemsFor(mode: number, isLocked: boolean): MenuProps['items'] {
  return [
    { key: 'place', label: '移到第 n 位…', disabled: isLocked },
    { key: 'up', label: '上移一位', disabled: isLocked },
    { key: 'down', label: '下移一位', disabled: isLocked },
    { key: 'top', label: '置顶', disabled: isLocked },
    { key: 'bottom', label: '置底', disabled: isLocked },
    {
      key: 'tierEnd',
      label: '移到段末尾',
      disabled: isLocked,
      children: [
        { key: 'end-1', label: '冲段末尾' },
        { key: 'end-2', label: '稳段末尾' },
        { key: 'end-3', label: '保段末尾' },
      ],
    },
    { type: 'divider' },
    { key: 'lock', label: isLocked ? '解除锁定' : '锁定位置' },
    {
      key: 'mark',
      label: '标记层级',
      children: tierMarks.map(({ key, label }) => ({ key: `mark-${key}`, label })),
    },
    { key: 'note', label: '备注' },
    ...(mode === 1 ? [] : [{ key: 'picks', label: '选择专业' }]),
    { type: 'divider' },
    { key: 'compare', label: '加入对比' },
    {
      key: 'replace',
      label: mode === 1 ? '替换为同校其他专业' : '替换为同校其他组',
      ...(mode === 3 && { disabled: true }),
    },
    { key: 'college', label: '查看院校' },
    { type: 'divider' },
    { key: 'remove', label: '删除', danger: true },
  ];
}

/** The element that had the focus when the menu opened, to give it back. */
function useOpener() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) element.current = document.activeElement;
  }, []);
  return { return: () => element.current?.focus() };
}
