import { RecordHistory, type RecordVersion } from '@/src/crud/display/RecordHistory';
import { formatTime } from '@/src/lib/dates';
import { StatusTimeline, type TimelineStep } from '@/src/ui/display/StatusTimeline';
import type { Sample } from '../../sample';
import { samples } from '../../samples';
import { Demo, Demos } from '../Demo';

const hour = 3_600_000;
const ago = (hours: number) => formatTime(Date.now() - hours * hour);

const order: readonly TimelineStep[] = [
  { key: 1, title: '提交工单', time: ago(52), by: '客户 何新', note: '申请把会员卡改到 2026 年使用。' },
  { key: 2, title: '受理', time: ago(50), by: '苏晚晴' },
  { key: 3, title: '财务复核', time: ago(2), by: '周予安', note: '核对付款记录中。', state: 'current' },
  { key: 4, title: '办结', state: 'waiting' },
];

const refused: readonly TimelineStep[] = [
  { key: 1, title: '提交审核', time: ago(30), by: '沈一诺' },
  {
    key: 2,
    title: '审核',
    time: ago(28),
    by: '林知远',
    note: '营业执照不清晰，请重新上传。',
    state: 'refused',
  },
];

const first: Pick<Sample, 'id' | 'name' | 'status' | 'amount' | 'price' | 'remark'> = {
  id: 1,
  name: '签字笔 001',
  status: '0',
  amount: 120,
  price: '2.50',
  remark: '第一批到货，存放在二楼库房靠窗的货架，领用时请在登记表上签字。',
};
const second = {
  ...first,
  amount: 80,
  remark: '第一批到货，存放在三楼库房靠门的货架，领用时请在系统中登记。',
};
const versions: readonly RecordVersion[] = [
  { key: 3, action: '停用', by: '苏晚晴', time: ago(1), record: { ...second, status: '1' } },
  { key: 2, action: '盘点', by: '周予安', time: ago(26), record: second },
  { key: 1, action: '新增', by: '林知远', time: ago(300), record: first },
];

const compared = samples.fields.filter(({ name }) => name in first);

/** The history of a record, with the changes of each step. */
export default function HistorySection() {
  return (
    <Demos>
      <Demo title="状态时间线">
        <StatusTimeline label="工单进度" steps={order} />
      </Demo>
      <Demo title="被驳回">
        <StatusTimeline label="审核进度" steps={refused} />
      </Demo>
      <Demo title="修改记录与逐字段对比" wide>
        <RecordHistory fields={compared} versions={versions} />
      </Demo>
      <Demo title="没有修改记录" wide>
        <RecordHistory fields={compared} versions={[]} />
      </Demo>
    </Demos>
  );
}
