import { Button, Space } from 'antd';
import { useEffect, useState } from 'react';
import { Bar } from '@/src/ui/Bar';
import { LoadingOverlay } from '@/src/ui/display/LoadingOverlay';
import { WorkBar } from '@/src/ui/display/WorkBar';
import { Demo, Demos } from '../Demo';

/** Loading and progress of long work (WID-9). */
export default function WorkSection() {
  const work = useWork();
  const whole = useWork();
  return (
    <Demos>
      <Demo title="遮罩与进度">
        <LoadingOverlay
          open={work.percent !== undefined}
          text="正在导出 50,000 条数据"
          percent={work.percent}
          done="导出完成"
          onCancel={work.stop}
        >
          <Sheet />
        </LoadingOverlay>
        <Button onClick={work.start}>开始导出</Button>
      </Demo>
      <Demo title="遮罩（进度未知）">
        <LoadingOverlay open text="正在生成报表">
          <Sheet />
        </LoadingOverlay>
      </Demo>
      <Demo title="整页遮罩">
        <Button onClick={whole.start}>下载数据</Button>
        <LoadingOverlay
          open={whole.percent !== undefined}
          text="正在下载数据，请稍候"
          percent={whole.percent}
          done="下载完成"
          onCancel={whole.stop}
        />
      </Demo>
      <Demo title="进度条">
        <Space direction="vertical" style={{ width: '100%' }}>
          <WorkBar text="未开始" percent={0} />
          <WorkBar text="上传中" percent={42} />
          <WorkBar text="已完成" percent={100} />
          <WorkBar text="进度未知" />
        </Space>
      </Demo>
      <Demo title="余量">
        <Space direction="vertical">
          <Bar value={820} max={1000} low={false} label="会员卡余量（充足）" />
          <Bar value={36} max={1000} low label="会员卡余量（不足）" />
        </Space>
      </Demo>
    </Demos>
  );
}

function Sheet() {
  return (
    <ul className="demo-sheet">
      <li>第一行内容</li>
      <li>第二行内容</li>
      <li>
        <Button size="small">行内操作</Button>
      </li>
    </ul>
  );
}

/** Milliseconds of one percent. */
const pace = 30;

/** Work that takes three seconds; `percent` is absent while nobody works. */
function useWork() {
  const [percent, setPercent] = useState<number>();
  const working = percent !== undefined;
  useEffect(() => {
    if (!working) return;
    const timer = setInterval(() => setPercent((now = 0) => (now >= 100 ? undefined : now + 1)), pace);
    return () => clearInterval(timer);
  }, [working]);
  return { percent, start: () => setPercent(0), stop: () => setPercent(undefined) };
}
