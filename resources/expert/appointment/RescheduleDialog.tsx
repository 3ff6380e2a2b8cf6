import { Alert, Form } from 'antd';
import { createContext, use } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog, type ValuesOf } from '@/src/crud/actions/FormDialog';
import { useOperation } from '@/src/crud/useOperation';
import { beijingTime, dateFormat, formatTime } from '@/src/lib/dates';
import { sameId } from '@/src/lib/recordId';
import { shownDate } from '@/src/lib/typedDate';
import { useCan } from '@/src/services/useCan';
import { DateBox } from '@/src/ui/fields/DateBox';
import { date } from '@/src/ui/fields/date';
import type { InputProps } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { type ChoicesQuery, queryProps } from '@/src/ui/fields/queryProps';
import { problemRule } from '@/src/ui/fields/rule';
import { Select } from '@/src/ui/fields/Select';
import { useExperts } from '../../lookups/expert';
import { servingExpert } from '../servingExpert';
import type { Appointment } from './appointment';
import { clockText, dayOf, hasBegun, moveQuestion, spanOf, startsIn, timeAt } from './times';
import { useSlots } from './useSlots';

const dayProblem = (day: string) => (day < dayOf(beijingTime()) ? '日期不能早于今天' : undefined);

const chosenTime = {
  day: date('日期', { required: true, rules: [problemRule(dayProblem)], Input: DayInput }),
  minute: number('时间', { required: '请选择预约时间', placeholder: '请选择预约时间', Input: MinuteInput }),
};
const fixed = { expertId: servingExpert('专家', { required: true, disabled: () => true }), ...chosenTime };
const free = { ...fixed, expertId: servingExpert('专家', { required: true }) };

interface FreeTimes {
  /** Minutes of the chosen day at which the appointment may begin. */
  readonly offered: readonly number[];
  readonly query: ChoicesQuery;
}

const FreeTimesContext = createContext<FreeTimes>({
  offered: [],
  query: { isFetching: false, isError: false, refetch: () => undefined },
});

/** Moves an appointment to another free time, or to another expert: what dragging does, by keyboard (screen E9). */
export default function RescheduleDialog({ row, close }: RowDialogProps<Appointment>) {
  const { run } = useOperation('update', '改期成功');
  const can = useCan();
  const [form] = Form.useForm<ValuesOf<typeof free>>();
  const experts = useExperts().data ?? [];
  const start = formatTime(row.start);
  const chosen: ValuesOf<typeof free> | undefined = Form.useWatch((values) => values, form);
  const day = shownDate(chosen?.day, 'date') ?? dayOf(start);
  const expert = experts.find(({ id }) => sameId(id, chosen?.expertId ?? row.expertId));
  const slots = useSlots({ expertId: expert?.id ?? row.expertId, date: day });
  const isOwnDay = day === dayOf(start) && sameId(expert?.id ?? row.expertId, row.expertId);
  const own = spanOf({ start, minutes: row.minutes });
  const starts = startsIn(slots.data ?? [], Number(row.minutes), isOwnDay ? own : undefined);
  const offered = starts.filter(
    (minute) => !hasBegun({ start: timeAt(day, minute) }, Date.now()) && !(isOwnDay && minute === own.from),
  );
  const isOther = expert !== undefined && !sameId(expert.id, row.expertId);
  const minute = chosen?.minute ?? undefined;

  const move = async ({ minute: begins }: ValuesOf<typeof free>) => {
    if (begins == null) return;
    await run({ id: row.id, start: timeAt(day, begins), ...(isOther && { expertId: expert.id }) });
    close();
  };
  return (
    <FreeTimesContext value={{ offered, query: slots }}>
      <FormDialog
        title={`改期：${row.userName}`}
        form={form}
        fields={can('expert:appointment:reassign') ? free : fixed}
        initial={{ expertId: row.expertId, day: dayOf(start) }}
        record={{ ...row }}
        onChange={(changes) => {
          if (!('minute' in changes)) form.setFieldValue('minute', undefined);
        }}
        onSend={move}
        close={close}
      >
        {minute !== undefined && offered.includes(minute) && (
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
      </FormDialog>
    </FreeTimesContext>
  );
}

/** A day from today on. */
function DayInput({ choices: _choices, ...rest }: InputProps<string>) {
  return (
    <DateBox
      {...rest}
      allowClear={false}
      disabledDate={(day) => dayProblem(day.format(dateFormat)) !== undefined}
      style={{ width: '100%' }}
    />
  );
}

/** A free beginning on the chosen day. */
function MinuteInput({ value, onChange, choices: _choices, ...rest }: InputProps<number>) {
  const { offered, query } = use(FreeTimesContext);
  return (
    <Select
      {...rest}
      {...queryProps(query, '当天没有足够的空闲时间')}
      value={value ?? undefined}
      options={offered.map((minute) => ({ value: minute, label: clockText(minute) }))}
      onChange={(minute: number) => onChange?.(minute)}
    />
  );
}
