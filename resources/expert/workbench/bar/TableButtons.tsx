import { DownOutlined } from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '@/src/crud/services';
import { Loadable, once } from '@/src/ui/fetched';
import { useCan } from '@/src/ui/permission/useCan';
import { MenuOpener } from '@/src/ui/popup/Opener';
import { useSwitches } from '../../institution/useSwitches';
import { ownRows } from '../model/table';
import { useBatch, useDesk, useProblems, useTable, useUi, useWorkbench } from '../model/WorkbenchContext';
import styles from './bar.module.css';
import { useSubmit } from './useSubmit';

const fetchShare = once(() => import('../../share/ShareDialog'));
const fetchSheet = once(async () => ({ default: (await import('../../sheet/SheetPreview')).SheetPreview }));

/** History, sharing, printing, saving and the ways out of a draft. */
export function TableButtons() {
  const { autosave, show, table } = useWorkbench();
  const { notify } = useServices();
  const can = useCan();
  const navigate = useNavigate();
  const student = useDesk((state) => state.student);
  const readOnly = useTable((state) => state.readOnly);
  const meta = useTable((state) => state.meta);
  const panel = useUi((state) => state.panel);
  const switches = useSwitches(student.storeId);
  const errors = useProblems().count.error;
  const batch = useBatch();
  const [dialog, setDialog] = useState<'share' | 'confirm' | 'print'>();
  const submit = useSubmit();
  const writable = readOnly === undefined;

  /** Does something with the table as the server has it: what is not saved is saved first. */
  async function withSaved(act: () => unknown): Promise<void> {
    const isStored = !writable || (await autosave.flush('manual'));
    if (isStored && table.get().meta.version > 0) await act();
    else notify('warning', table.get().saving.refusal ?? '请先保存志愿表');
  }

  const items: MenuProps['items'] = [
    { key: 'confirm', label: '提交确认', disabled: !can('expert:volunteer:share') },
    { key: 'review', label: '提交审核', disabled: !writable },
  ];
  function press(key: string): void {
    if (key === 'confirm') void withSaved(() => setDialog('confirm'));
    else void withSaved(() => submit.review());
  }

  return (
    <span className={styles.buttons}>
      <Button
        size="small"
        aria-expanded={panel === 'history'}
        onClick={() => show({ panel: panel === 'history' ? undefined : 'history' })}
      >
        历史
      </Button>
      {can('expert:volunteer:share') && (
        <Button size="small" onClick={() => void withSaved(() => setDialog('share'))}>
          分享
        </Button>
      )}
      {can('expert:volunteer:export') && switches.exportPdf && (
        <Button size="small" onClick={() => void withSaved(() => setDialog('print'))}>
          打印
        </Button>
      )}
      {writable && (
        <>
          <MenuOpener menu={{ items, onClick: ({ key }) => press(key) }}>
            <Button size="small">
              提交 <DownOutlined aria-hidden />
            </Button>
          </MenuOpener>
          <Button size="small" title="立即保存（Ctrl+S）" onClick={() => void autosave.keep()}>
            保存
          </Button>
        </>
      )}
      {writable && can('expert:volunteer:final') && (
        <Button
          size="small"
          type="primary"
          onClick={() => void withSaved(() => navigate(`/expert/volunteer/save?id=${table.get().meta.id}`))}
        >
          定稿
        </Button>
      )}
      {(dialog === 'share' || dialog === 'confirm') && (
        <Loadable
          fetch={fetchShare}
          props={{
            table: { ...meta, userName: student.name },
            ...{ errors, switches },
            close: () => setDialog(undefined),
            onShared: dialog === 'confirm' ? () => void submit.confirm() : undefined,
          }}
        />
      )}
      {dialog === 'print' && (
        <Loadable
          fetch={fetchSheet}
          props={{
            table: { ...meta, userName: student.name, items: ownRows(table.get()) },
            ...{ batch, switches },
            provinceName: student.provinceName,
            onClose: () => setDialog(undefined),
          }}
        />
      )}
    </span>
  );
}
