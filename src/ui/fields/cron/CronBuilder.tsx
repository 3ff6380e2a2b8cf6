import { Modal, Radio, Tabs } from 'antd';
import { useId, useState } from 'react';
import { type CronTexts, cronFields, joinCron, splitCron } from '@/src/lib/cron/cronFields';
import { readPart, withPart } from '@/src/lib/cron/cronParts';
import { type CronPlan, readPlan, writePlan } from '@/src/lib/cron/cronPlan';
import { parseCron } from '@/src/lib/cron/parseCron';
import { dayTimeProblem } from '@/src/lib/typedDate';
import { useReturnFocus } from '../../layout/useReturnFocus';
import { CronPartEditor } from './CronPartEditor';
import { CronPlanEditor } from './CronPlanEditor';
import { CronPreview } from './CronPreview';

interface Props {
  readonly expression: string;
  readonly onBuilt: (expression: string) => void;
  readonly onCancel: () => void;
}

/** Every day at midnight: the initial expression of the builder. */
const usual = '0 0 0 * * ?';

const kinds = [
  { value: 'minutes', label: '每 N 分钟' },
  { value: 'hours', label: '每 N 小时' },
  { value: 'daily', label: '每天' },
  { value: 'workdays', label: '工作日' },
  { value: 'weekly', label: '每周' },
  { value: 'monthly', label: '每月' },
  { value: 'custom', label: '自定义' },
] as const;

type Kind = (typeof kinds)[number]['value'];

/** Builds an expression: from a usual plan, or field by field. */
export default function CronBuilder({ expression, onBuilt, onCancel }: Props) {
  useReturnFocus();
  // antd would otherwise name the choices after the form's field.
  const name = useId();
  const [built, setBuilt] = useState(() => (splitCron(expression) ? expression.trim() : usual));
  const [isCustom, setCustom] = useState(() => readPlan(built) === undefined);
  const plan = isCustom ? undefined : readPlan(built);
  const [wrongTime, setWrongTime] = useState<string>();
  const problem = wrongTime === undefined ? problemOf(built) : dayTimeProblem;
  const choose = (kind: Kind) => {
    setWrongTime(undefined);
    setCustom(kind === 'custom');
    if (kind !== 'custom') setBuilt(writePlan(usualPlan(kind, readPlan(built))));
  };
  return (
    <Modal
      open
      centered
      width={600}
      title="Cron表达式生成器"
      okButtonProps={{ disabled: problem !== undefined }}
      onOk={() => onBuilt(built)}
      onCancel={onCancel}
    >
      <fieldset className="cron-kinds" aria-label="执行周期">
        <Radio.Group
          name={name}
          optionType="button"
          value={plan?.kind ?? 'custom'}
          options={[...kinds]}
          onChange={({ target }) => choose(target.value)}
        />
      </fieldset>
      {plan ? (
        <CronPlanEditor
          plan={plan}
          onChange={(next) => setBuilt(writePlan(next))}
          wrongTime={wrongTime}
          onWrongTime={setWrongTime}
        />
      ) : (
        <CronFields expression={built} onChange={setBuilt} />
      )}
      <output className="cron-built" aria-label="表达式">
        {built}
      </output>
      {problem ? (
        <div role="alert" className="cron-problem">
          {problem}
        </div>
      ) : (
        <CronPreview expression={built} />
      )}
    </Modal>
  );
}

function problemOf(expression: string): string | undefined {
  const reading = parseCron(expression);
  return 'problem' in reading ? reading.problem : undefined;
}

/** The initial plan of a kind; the time stays where there is one. */
function usualPlan(kind: Exclude<Kind, 'custom'>, before: CronPlan | undefined): CronPlan {
  const time = before && 'time' in before ? before.time : '00:00';
  switch (kind) {
    case 'minutes':
      return { kind, every: 10 };
    case 'hours':
      return { kind, every: 1 };
    case 'weekly':
      return { kind, days: [2], time };
    case 'monthly':
      return { kind, days: [1], time };
    default:
      return { kind, time };
  }
}

/** Every field of an expression in a tab of its own. */
function CronFields({ expression, onChange }: { expression: string; onChange: (built: string) => void }) {
  const texts: CronTexts | undefined = splitCron(expression);
  if (!texts) return null;
  return (
    <Tabs
      size="small"
      items={cronFields.map(({ key, label }) => ({
        key,
        label,
        children: (
          <CronPartEditor
            field={key}
            part={readPart(key, texts[key])}
            onChange={(part) => onChange(joinCron(withPart(texts, key, part)))}
          />
        ),
      }))}
    />
  );
}
