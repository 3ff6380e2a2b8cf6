import { Alert, Form, Select } from 'antd';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { formatTime } from '@/src/lib/dates';
import { sameId } from '@/src/lib/recordId';
import { shownDate } from '@/src/lib/typedDate';
import { useCan } from '@/src/services/useCan';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { DateItem } from '@/src/ui/fields/DateItem';
import { useExperts } from '../../lookups/expert';
import { useProvinceOf } from '../useProvinceOf';
import type { Appointment } from './appointment';
import { clockText, dayOf, moveQuestion, spanOf, startsIn, timeAt } from './times';
import { useSlots } from './useSlots';

interface Move {
  readonly expertId: string;
  readonly day: string;
  readonly minute?: number;
}

/** Moves an appointment to another free time, or to another expert: what dragging does, by keyboard (screen E9). */
export default function RescheduleDialog({ row, close }: RowDialogProps<Appointment>) {
  const { run, running } = useOperation('update', '改期成功');
  const can = useCan();
  const [form] = Form.useForm<Move>();
  const experts = useExperts().data ?? [];
  const province = useProvinceOf(row.userId);
  const start = formatTime(row.start);
  const chosen = Form.useWatch((values: Partial<Move>) => values, form);
  const day = shownDate(chosen?.day, 'date') ?? dayOf(start);
  const expert = experts.find(({ id }) => sameId(id, chosen?.expertId ?? row.expertId));
  const slots = useSlots({ expertId: expert?.id ?? row.expertId, date: day });
  const isOwnDay = day === dayOf(start) && sameId(expert?.id ?? row.expertId, row.expertId);
  const own = spanOf({ start, minutes: row.minutes });
  const starts = startsIn(slots.data ?? [], Number(row.minutes), isOwnDay ? own : undefined);
  const now = formatTime(Date.now());
  const offered = starts.filter((minute) => timeAt(day, minute) > now && !(isOwnDay && minute === own.from));
  const isOther = expert !== undefined && !sameId(expert.id, row.expertId);
  const { minute } = chosen ?? {};
  const isChosen = minute !== undefined && offered.includes(minute);

  const move = async (values: Move) => {
    if (values.minute === undefined) return;
    await run({ id: row.id, start: timeAt(day, values.minute), ...(isOther && { expertId: expert.id }) });
    close();
  };
  return (
    <ActionModal title={`改期：${row.userName}`} running={running} onOk={form.submit} onCancel={close}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ expertId: String(row.expertId), day: dayOf(start) }}
        onValuesChange={(changes: Partial<Move>) => {
          if (!('minute' in changes)) form.setFieldValue('minute', undefined);
        }}
        onFinish={(values) => void move(values).catch(() => undefined)}
      >
        <Form.Item name="expertId" label="专家" rules={[{ required: true, message: '请选择专家' }]}>
          <Select
            disabled={!can('expert:appointment:reassign')}
            options={experts.map(({ id, name, provinceIds }) => {
              const serves = province === undefined || provinceIds.includes(province);
              return { value: String(id), label: serves ? name : `${name} 不负责该省`, disabled: !serves };
            })}
          />
        </Form.Item>
        <DateItem
          name="day"
          label="日期"
          missing="请选择日期"
          barsWrong
          allowClear={false}
          problemOf={(date) => (date < now.slice(0, 10) ? '日期不能早于今天' : undefined)}
        />
        <Form.Item name="minute" label="时间" rules={[{ required: true, message: '请选择预约时间' }]}>
          <Select
            loading={slots.isFetching}
            placeholder="请选择预约时间"
            notFoundContent={slots.isError ? '加载失败，请稍后再试' : '当天没有足够的空闲时间'}
            options={offered.map((value) => ({ value, label: clockText(value) }))}
          />
        </Form.Item>
        {isChosen && (
          <Alert
            type="info"
            showIcon
            message={moveQuestion(
              { userName: row.userName, start, minutes: Number(row.minutes), status: row.status },
              timeAt(day, minute),
              isOther ? { from: row.expertName, to: expert.name } : undefined,
            )}
          />
        )}
      </Form>
    </ActionModal>
  );
}
