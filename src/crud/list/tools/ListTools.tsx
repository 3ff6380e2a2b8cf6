import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/whenIdle';
import type { ListState } from '../listAddress';
import type { useRows } from '../useRows';

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly list: ReturnType<typeof useRows>;
}

type Tools = ComponentType<Pick<Props, 'state'>>;

/** Fetched once for all lists, when the first of them has its rows. */
let fetched: Tools | undefined;

/** The toolbar at the right (WID-2): 刷新 at once, the others as soon as there is time; their place is kept free. */
export function ListTools({ state, list }: Props) {
  const [Others, setOthers] = useState(() => fetched);
  const hasRead = !list.firstReading;
  useEffect(() => {
    if (hasRead)
      whenIdle(async () => {
        fetched = (await import('./OtherTools')).OtherTools;
        setOthers(() => fetched);
      });
  }, [hasRead]);
  return (
    <div className="list-tools">
      <ReloadTool reading={list.reading} readAgain={list.readAgain} />
      {Others && <Others state={state} />}
    </div>
  );
}

interface ReloadProps {
  readonly reading: boolean;
  readonly readAgain: () => unknown;
}

/** 刷新, which turns while something is read. */
export function ReloadTool({ reading, readAgain }: ReloadProps) {
  return (
    <Button
      type="text"
      title="刷新"
      aria-label="刷新"
      icon={<ReloadOutlined aria-hidden spin={reading} />}
      onClick={() => void readAgain()}
    />
  );
}
