import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Loadable, once } from '@/src/ui/fetched';
import { MenuOpener } from '@/src/ui/popup/Opener';
import { useDesk } from '../workbench/model/WorkbenchContext';
import styles from './tools.module.css';
import { type ToolName, useTools } from './useTools';

const fetchDialogs = {
  units: once(() => import('../compare/CompareUnits')),
  schemes: once(() => import('../compare/CompareSchemes')),
  autoFill: once(() => import('./AutoFillDialog')),
  official: once(() => import('./OfficialDialog')),
  checkOff: once(() => import('./CheckOff')),
};
const fetchReplay = once(() => import('./ReplayBar'));
const fetchTrial = once(() => import('./TrialBar'));

type DialogName = keyof typeof fetchDialogs;

function isDialog(name: ToolName): name is DialogName {
  return name in fetchDialogs;
}

/** 对比, 模拟投档, 分数试算 and 工具 in the workbench's bar (E3); what they open is fetched when it is first wanted. */
export function WorkbenchTools() {
  const [dialog, setDialog] = useState<DialogName>();
  const [replays, setReplays] = useState(false);
  const [tries, setTries] = useState(false);
  const compared = useDesk(({ comparison }) => comparison.length);
  const { items, run } = useTools();
  return (
    <>
      <Button size="small" onClick={() => setDialog('units')}>
        对比{compared > 0 && ` ${compared}`}
      </Button>
      <Button
        size="small"
        aria-pressed={replays}
        type={replays ? 'primary' : 'default'}
        onClick={() => setReplays(!replays)}
      >
        模拟投档
      </Button>
      <Button
        size="small"
        aria-pressed={tries}
        type={tries ? 'primary' : 'default'}
        onClick={() => setTries(!tries)}
      >
        分数试算
      </Button>
      <MenuOpener
        menu={{
          items,
          onClick: ({ key }) => {
            const name = items.find((item) => item.key === key)?.key;
            if (name && isDialog(name)) setDialog(name);
            else if (name) void run(name);
          },
        }}
      >
        <Button size="small">
          工具
          <DownOutlined className={styles.caret} />
        </Button>
      </MenuOpener>
      {dialog && (
        <Loadable key={dialog} fetch={fetchDialogs[dialog]} props={{ onClose: () => setDialog(undefined) }} />
      )}
      {(replays || tries) && (
        <div className={styles.bars} data-bars="">
          {tries && <Loadable fetch={fetchTrial} props={{ onClose: () => setTries(false) }} />}
          {replays && <Loadable fetch={fetchReplay} props={{ onClose: () => setReplays(false) }} />}
        </div>
      )}
    </>
  );
}
