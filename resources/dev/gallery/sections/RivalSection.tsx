import { Button, Space } from 'antd';
import { useState } from 'react';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { devEndpoints } from '../../endpoints';
import { Demo, Demos } from '../Demo';

const { save } = devEndpoints['dev/rival'].operations;

/** Saves the workbench's open table as a second expert: a conflict that one person can try (E3). */
export default function RivalSection() {
  const { callOperation } = useServices();
  const notify = useNotify();
  const [userId, setUserId] = useState<number | null>(101);
  async function saveAsRival(): Promise<void> {
    try {
      await callOperation(save, { body: { userId }, options: { allowRepeat: true, writes: true } });
      notify('success', '王老师已保存该考生的志愿表，回到工作台保存即可看到版本冲突');
    } catch {
      // has been shown
    }
  }
  return (
    <Demos>
      <Demo title="另一位专家">
        <Space wrap>
          <NumberBox aria-label="考生编号" min={1} precision={0} value={userId} onChange={setUserId} />
          <Button disabled={userId === null} onClick={() => void saveAsRival()}>
            让王老师保存一次
          </Button>
        </Space>
      </Demo>
    </Demos>
  );
}
