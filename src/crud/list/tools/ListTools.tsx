import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ListState } from '../listAddress';
import type { useRows } from '../useRows';
import { OtherTools } from './OtherTools';

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly list: ReturnType<typeof useRows>;
}

/** The toolbar at the right (WID-2): 刷新, and how the list looks. What they open comes when they are pressed. */
export function ListTools({ state, list }: Props) {
  return (
    <div className="list-tools">
      <ReloadTool reading={list.reading} readAgain={list.readAgain} />
      <OtherTools state={state} />
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
