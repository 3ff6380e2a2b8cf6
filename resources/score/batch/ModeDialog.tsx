import { Alert, Form } from 'antd';
import { useRef } from 'react';
import { FormDialog, type ValuesOf } from '@/src/crud/actions/FormDialog';
import { useOperation } from '@/src/crud/useOperation';
import type { ApplyMode, BatchConfig } from '@/src/gaokao/batch';
import { withMode } from '@/src/gaokao/batchRules';
import { volunteerTypes } from '@/src/gaokao/enumerations';
import { choice } from '@/src/ui/fields/choice';
import { number } from '@/src/ui/fields/number';

interface Props {
  readonly batch: BatchConfig;
  readonly close: () => void;
}

const choicesProblem = '志愿上限须为 1–200';
const majorsProblem = '每志愿专业数须为 1–30';

const fields = {
  mode: choice<ApplyMode>('填报模式', volunteerTypes, { required: true }),
  maxChoices: number('志愿上限', {
    ...{ required: choicesProblem, message: choicesProblem },
    ...{ min: 1, max: 200 },
  }),
  // The mode of majors has one in each choice.
  maxMajors: number('每志愿专业数', {
    ...{ required: majorsProblem, message: majorsProblem },
    ...{ min: 1, max: 30 },
    disabled: ({ mode }) => mode === 1,
  }),
};

/** Changes the mode of one batch, with the limits of that mode; takes effect at once, in the workbench too. */
export default function ModeDialog({ batch, close }: Props) {
  const { run } = useOperation('changeBatchMode', '填报模式已切换');
  const [form] = Form.useForm<ValuesOf<typeof fields>>();
  const { mode, maxChoices, maxMajors } = batch;
  const former = useRef(mode);
  return (
    <FormDialog
      title={`切换填报模式：${batch.name}`}
      above={<Alert type="info" showIcon message="切换后立即生效；与省份模式不同的批次不再跟随省份。" />}
      form={form}
      fields={fields}
      initial={{ mode, maxChoices, maxMajors }}
      onChange={(changes) => {
        if (!changes.mode) return;
        const typed = form.getFieldValue('maxMajors') ?? maxMajors;
        const next = withMode({ ...batch, mode: former.current, maxMajors: typed }, changes.mode);
        former.current = changes.mode;
        form.setFields([{ name: 'maxMajors', value: next.maxMajors, errors: [] }]);
      }}
      onSend={async (values) => {
        await run({ batchId: batch.id, ...values });
        close();
      }}
      close={close}
    />
  );
}
