import { Checkbox, Select, Space } from 'antd';
import { type CronPlan, hourSteps, minuteSteps } from '@/src/lib/cron/cronPlan';
import { isOptionFound } from '@/src/lib/searchText';
import { readDayTime } from '@/src/lib/typedDate';
import { TimeBox } from '../TimeBox';
import { valueOptions } from './cronModes';

interface Props {
  readonly plan: CronPlan;
  readonly onChange: (plan: CronPlan) => void;
  /** Text typed as a time that is none: it stays in its input. */
  readonly wrongTime: string | undefined;
  readonly onWrongTime: (typed: string | undefined) => void;
}

/** The few values of a plan. */
export function CronPlanEditor({ plan, onChange, wrongTime, onWrongTime }: Props) {
  if (plan.kind === 'minutes' || plan.kind === 'hours') {
    const [steps, unit] = plan.kind === 'minutes' ? [minuteSteps, '分钟'] : [hourSteps, '小时'];
    return (
      <Space wrap>
        每
        <Select
          aria-label={unit}
          style={{ width: 80 }}
          value={plan.every}
          options={steps.map((value) => ({ value, label: String(value) }))}
          onChange={(every) => onChange({ ...plan, every })}
        />
        {unit}执行一次
      </Space>
    );
  }
  return (
    <div className="cron-plan">
      {plan.kind === 'weekly' && (
        <Checkbox.Group
          aria-label="星期"
          value={[...plan.days]}
          options={mondayFirst}
          onChange={(days: number[]) => days.length > 0 && onChange({ ...plan, days })}
        />
      )}
      {plan.kind === 'monthly' && (
        <Select
          mode="multiple"
          aria-label="日期"
          style={{ width: '100%' }}
          filterOption={isOptionFound}
          value={[...plan.days]}
          options={valueOptions('day')}
          onChange={(days: number[]) => days.length > 0 && onChange({ ...plan, days })}
        />
      )}
      <TimeBox
        aria-label="时间"
        value={wrongTime ?? plan.time}
        onChange={(typed) => {
          const time = readDayTime(typed);
          onWrongTime(time === undefined ? typed : undefined);
          if (time !== undefined) onChange({ ...plan, time });
        }}
      />
    </div>
  );
}

const [sunday, ...others] = valueOptions('week').map(({ value, label }) => ({
  value,
  label: label.replace('星期', '周'),
}));
const mondayFirst = sunday ? [...others, sunday] : others;
