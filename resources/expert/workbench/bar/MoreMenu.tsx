import { MoreOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { Loadable, load } from '@/src/ui/load';
import { PlainButton } from '@/src/ui/PlainButton';
import { MenuOpener } from '@/src/ui/popup/Opener';
import { useQueue } from '../../filling/queue';
import { type ToolName, useTools } from '../../tools/useTools';
import { stepTable } from '../model/stepTable';
import { stepNames } from '../model/undo';
import { useTable, useUi, useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';
import { useStudentStep } from '../page/useStudentStep';
import type { useTableCommands } from './useTableCommands';

const dialogs = {
  units: load(() => import('../../compare/CompareUnits')),
  schemes: load(() => import('../../compare/CompareSchemes')),
  autoFill: load(() => import('../../tools/AutoFillDialog')),
  official: load(() => import('../../tools/OfficialDialog')),
  checkOff: load(() => import('../../tools/CheckOff')),
};

type DialogName = keyof typeof dialogs;

function isDialog(name: ToolName): name is DialogName {
  return name in dialogs;
}

type Items = NonNullable<MenuProps['items']>;
type Commands = ReturnType<typeof useTableCommands>;

interface Props {
  readonly narrow: boolean;
  readonly commands: Commands;
}

const divider = { type: 'divider' as const };

/**
 * ⋯ in the bar (E3): 对比, 模拟投档, 分数试算, 工具, 历史 and 打印. On a phone it also holds the steps, the ways out
 * of a draft and the next student. Dialogs of the entries are fetched when they are first wanted.
 */
export function MoreMenu({ narrow, commands }: Props) {
  const [dialog, setDialog] = useState<DialogName>();
  const looks = useLooks(() => setDialog('units'));
  const tools = useTools();
  const { show } = useWorkbench();
  const panel = useUi((state) => state.panel);
  const steps = useSteps();
  const students = useStudents();
  const toolItems: Items = tools.entries.map(({ name, ...entry }) => ({
    key: name,
    ...entry,
    onClick: () => (isDialog(name) ? setDialog(name) : void tools.run(name)),
  }));
  const items: Items = [
    ...(narrow ? [...steps, divider] : []),
    ...looks,
    divider,
    ...toolItems,
    divider,
    {
      key: 'history',
      label: panel === 'history' ? '收起历史' : '历史',
      onClick: () => show({ panel: panel === 'history' ? undefined : 'history' }),
    },
    ...entry('print', '打印', commands.print),
    ...(narrow ? [...waysOut(commands), ...students] : []),
  ];
  return (
    <>
      <MenuOpener menu={{ items }}>
        <PlainButton
          small={!narrow}
          icon={<MoreOutlined aria-hidden />}
          aria-label="更多操作"
          title="更多操作"
        />
      </MenuOpener>
      {dialog && (
        <Loadable key={dialog} of={dialogs[dialog]} props={{ onClose: () => setDialog(undefined) }} />
      )}
    </>
  );
}

function entry(key: string, label: string, onClick: (() => void) | undefined): Items {
  return onClick ? [{ key, label, onClick }] : [];
}

function waysOut({ share, confirm, review, final }: Commands): Items {
  return [
    ...entry('share', '分享', share),
    ...entry('confirm', '提交确认', confirm),
    ...entry('review', '提交审核', review),
    ...entry('final', '定稿', final),
  ];
}

/** Entries that look at the table in another way, and change nothing of it. */
function useLooks(compare: () => void): Items {
  const { show } = useWorkbench();
  const compared = useWorkbenchState(({ comparison }) => comparison.length);
  const replayOpen = useUi((state) => state.replayOpen);
  const trialOpen = useUi((state) => state.trialOpen);
  const strip = (key: string, label: string, isOpen: boolean, toggle: () => void) => ({
    ...{ key, label: isOpen ? `收起${label}` : label },
    onClick: toggle,
  });
  return [
    { key: 'units', label: compared > 0 ? `对比 ${compared}` : '对比', onClick: compare },
    strip('replay', '模拟投档', replayOpen, () => show({ replayOpen: !replayOpen })),
    strip('trial', '分数试算', trialOpen, () => show({ trialOpen: !trialOpen })),
  ];
}

/** 撤销 and 重做, each with the step that it is. */
function useSteps(): Items {
  const workbench = useWorkbench();
  const undo = useTable((state) => stepNames(state.undo).undo);
  const redo = useTable((state) => stepNames(state.undo).redo);
  const readOnly = useTable((state) => state.readOnly !== undefined);
  const step = (key: 'undo' | 'redo', verb: string, name: string | undefined) => ({
    ...{ key, label: name === undefined ? verb : `${verb}：${name}` },
    disabled: name === undefined || readOnly,
    onClick: () => stepTable(workbench, key),
  });
  return [step('undo', '撤销', undo), step('redo', '重做', redo)];
}

/** The neighbours in the list of students, where there are any. */
function useStudents(): Items {
  const { previous, next } = useQueue(useWorkbenchState((state) => state.student.userId));
  const go = useStudentStep();
  if (!previous && !next) return [];
  return [
    divider,
    { key: 'previous', label: '上一位考生', disabled: !previous, onClick: () => go(previous) },
    { key: 'next', label: '下一位考生', disabled: !next, onClick: () => go(next) },
  ];
}
