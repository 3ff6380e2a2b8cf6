import { Form } from 'antd';
import { useId, useState } from 'react';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import type { Uids } from '../model/actions';
import { namesOf } from '../model/rows';
import { useRows, useWorkbench } from '../model/WorkbenchContext';
import { WorkbenchModal } from './WorkbenchModal';

/**
 * 移到第 n 位…: asks for the place of one or several rows, none of them locked. Its form item is written by hand: nothing is sent, and
 * a wrong place is said at each letter.
 */
export default function PlaceDialog({ uids }: { uids: Uids }) {
  const { actions, show, table } = useWorkbench();
  const rows = useRows();
  const id = useId();
  const [place, setPlace] = useState<number | null>(rows.findIndex(({ uid }) => uids.has(uid)) + 1);
  const last = rows.length - uids.size + 1;
  const wrong = place === null || !Number.isInteger(place) || place < 1 || place > last;
  function move(): boolean {
    if (wrong || place === null) return false;
    actions.moveToPlace(uids, place);
    const { present } = table.get().undo;
    const index = present.findIndex(({ uid }) => uids.has(uid));
    show({
      goTo: { uid: present[index]?.uid ?? '', flash: true },
      said: `已移动到第 ${index + 1} 志愿`,
    });
    return true;
  }
  return (
    <WorkbenchModal title={`移动 ${namesOf(rows, uids)}`} width={360} onOk={move}>
      <Form layout="vertical" component="div">
        <Form.Item
          label="移到第几位"
          htmlFor={id}
          validateStatus={wrong ? 'error' : ''}
          help={wrong ? `请输入 1–${last} 的整数` : undefined}
        >
          <NumberBox
            id={id}
            autoFocus
            min={1}
            max={last}
            precision={0}
            style={{ width: '100%' }}
            value={place}
            onChange={setPlace}
            onFocus={({ target }) => target.select()}
          />
        </Form.Item>
      </Form>
    </WorkbenchModal>
  );
}
