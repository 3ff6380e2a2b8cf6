import { Progress, Steps } from 'antd';
import { useNarrow } from '../../ui/layout/useNarrow';
import { FormTabs } from './FormTabs';
import type { FormSteps } from './useFormSteps';

/** The head of a form with steps: all of them, and the one on screen; on a phone one line. Tabs where they are free. */
export default function StepsHead({ steps: { all, current, free, go } }: { steps: FormSteps }) {
  const narrow = useNarrow();
  if (free)
    return (
      <FormTabs
        label="表单分组"
        tabs={all.map(({ title }, index) => ({ key: String(index), label: title }))}
        active={String(current)}
        onChange={(key) => void go(Number(key))}
      />
    );
  if (narrow)
    return (
      <div className="form-steps">
        <strong>
          第 {current + 1} 步，共 {all.length} 步：{all[current]?.title}
        </strong>
        <Progress
          aria-hidden
          percent={((current + 1) / all.length) * 100}
          showInfo={false}
          status="normal"
          size="small"
        />
      </div>
    );
  return (
    <Steps
      className="form-steps"
      size="small"
      current={current}
      onChange={(place) => void go(place)}
      items={all.map(({ title }, place) => ({ title, ...(place === current && { 'aria-current': 'step' }) }))}
    />
  );
}
