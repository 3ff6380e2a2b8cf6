import { DownOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { Loadable, load } from '@/src/ui/load';
import { PlainButton } from '@/src/ui/PlainButton';
import { MenuOpener } from '@/src/ui/popup/Opener';
import { schemeName } from '../../volunteer/schemes';
import { useBatch, useTable, useWorkbench } from '../model/WorkbenchContext';
import { useGoToTable } from './BatchTabs';
import styles from './bar.module.css';
import { useSchemes } from './useSchemes';
import type { TableSummary } from './useStudentTables';

const RenameDialog = load(() => import('../dialogs/RenameDialog'));

/** Entries for a new scheme. Its number is known once the others are read: one that is there is not new. */
const newItems = {
  done: [
    { key: 'blank', label: '新建空白' },
    { key: 'copy', label: '复制当前' },
  ],
  failed: [{ key: 'retry', label: '方案读取失败，重试' }],
  pending: [{ key: 'pending', label: '正在读取方案…', disabled: true }],
};

/** The schemes of the batch: another one, a new one, the main one, a name, an end (方案). */
export function SchemeMenu() {
  const { name, menu, dialog } = useSchemeMenu();
  return (
    <>
      <MenuOpener menu={menu}>
        <PlainButton small className={styles.scheme} title={name}>
          <span>{name}</span> <DownOutlined aria-hidden />
        </PlainButton>
      </MenuOpener>
      {dialog}
    </>
  );
}

interface SchemeChoice {
  /** The open scheme's own name. */
  readonly name: string;
  readonly menu: MenuProps & { readonly items: NonNullable<MenuProps['items']> };
  /** The dialog that an entry has opened; shown beside the menu. */
  readonly dialog: ReactNode;
}

/** The menu of the batch's schemes, wherever it is opened. */
export function useSchemeMenu(): SchemeChoice {
  const { planNo, name } = useTable(({ meta }) => meta);
  const readOnly = useTable((state) => state.readOnly);
  const mayFill = readOnly !== '只读';
  const batch = useBatch();
  const { show, workbenchStore } = useWorkbench();
  const filled = useTable(({ undo }) => undo.present.length);
  const goTo = useGoToTable();
  const { schemes, isMain, run, reading } = useSchemes();
  const [renaming, setRenaming] = useState(false);
  /** Tables that were opened are counted as they are on screen, or were left. */
  const countOf = (scheme: TableSummary) => {
    if (scheme.planNo === planNo) return filled;
    const opened = workbenchStore.find(`${batch.id}/${scheme.planNo}`);
    return opened?.table.get().undo.present.length ?? scheme.filled;
  };
  const items: NonNullable<MenuProps['items']> = [
    ...schemes.map((scheme) => ({
      key: `open-${scheme.planNo}`,
      label: `${schemeName(scheme.planNo, scheme.name)}${scheme.isMain ? '（主方案）' : ''} ${countOf(scheme)}/${batch.maxChoices}`,
    })),
    ...(mayFill
      ? [
          { type: 'divider' as const },
          ...newItems[reading],
          { key: 'similar', label: '从相似考生复制…' },
          { key: 'main', label: '设为主方案', disabled: isMain },
          { key: 'rename', label: '重命名' },
          { key: 'remove', label: '删除', danger: true },
        ]
      : []),
  ];
  function press(key: string): void {
    if (key.startsWith('open-')) goTo(batch.id, Number(key.slice(5)));
    else if (key === 'rename') setRenaming(true);
    else if (key === 'similar') show({ dialog: { kind: 'similar' } });
    else void run(key);
  }
  return {
    name: schemeName(planNo, name),
    menu: { items, selectedKeys: [`open-${planNo}`], onClick: ({ key }) => press(key) },
    dialog: renaming && (
      <Loadable
        of={RenameDialog}
        props={{
          name: schemeName(planNo, name),
          taken: schemes.flatMap((one) => (one.planNo === planNo ? [] : schemeName(one.planNo, one.name))),
          close: () => setRenaming(false),
          onName: (next) => void run('rename', next),
        }}
      />
    ),
  };
}
