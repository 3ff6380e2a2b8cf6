import { EllipsisOutlined, ReloadOutlined } from '@ant-design/icons';
import { useTranslate } from '@refinedev/core';
import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { DialogBoundary } from '../../../ui/DialogBoundary';
import { Loadable, load } from '../../../ui/load';
import type { ToolCommand } from '../../actions/toolCommand';
import type { ListState } from '../listAddress';
import PhoneFilters from './PhoneFilters';

const MoreMenu = load(() => import('../MoreMenu'));

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  /** 新增, or what the page is opened for most. */
  readonly create: ToolCommand | undefined;
  readonly commands: readonly ToolCommand[];
  readonly readAgain: () => unknown;
  /** Dialogs and sheets that the commands have opened. */
  readonly children?: ReactNode;
}

/** Over the rows on a phone: the search field, 筛选, a menu, and 新增 at the end, where it covers no card. */
export default function PhoneHead({ state, change, create, commands, readAgain, children }: Props) {
  const label = useTranslate()('buttons.refresh');
  const refresh: ToolCommand = {
    ...{ key: 'refresh', label, icon: <ReloadOutlined aria-hidden /> },
    run: () => void readAgain(),
  };
  const first = create ?? commands.find(({ primary }) => primary);
  const others = commands.filter((command) => command !== first);
  return (
    <>
      <PhoneFilters state={state} change={change}>
        <div className="list-phone-tools" role="toolbar" aria-label="列表操作">
          <MoreTools commands={[...others, refresh]} />
          {first && (
            <Button
              type="primary"
              aria-label={first.label}
              icon={first.icon}
              data-needs={first.needs}
              onClick={first.run}
            />
          )}
        </div>
      </PhoneFilters>
      {children}
    </>
  );
}

/** The button alone until it is first pressed; the menu then opens around a button of the same look. */
function MoreTools({ commands }: { commands: readonly ToolCommand[] }) {
  const [opened, setOpened] = useState(false);
  const own = useRef<HTMLButtonElement>(null);
  const button = (
    <Button
      ref={own}
      aria-label="更多工具"
      aria-haspopup="menu"
      icon={<EllipsisOutlined aria-hidden />}
      onClick={() => setOpened(true)}
    />
  );
  if (!opened) return button;
  const entries = commands.flatMap(({ key, label, danger = false, needs, run, aside }) => [
    { key, label, danger, needs, run },
    ...(aside
      ? [{ key: `${key}-aside`, label: `${label}：${aside.label}`, danger, needs, run: aside.run }]
      : []),
  ]);
  return (
    <DialogBoundary close={() => setOpened(false)}>
      <Loadable
        of={MoreMenu}
        props={{ commands: entries, button: own, children: button }}
        fallback={button}
      />
    </DialogBoundary>
  );
}
