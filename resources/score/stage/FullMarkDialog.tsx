import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { FormDialog } from '@/src/crud/actions/FormDialog';
import { useFieldErrors } from '@/src/crud/form/useFieldErrors';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { number } from '@/src/ui/fields/number';
import { scoreEndpoints } from '../endpoints';
import { fullMarkProblem, fullMarkRange, fullMarkRefusal, topOf } from '../fullMark';
import { rulePages } from '../rulePages';
import type { StageHeadProps } from './StageHead';

const { saveProvince } = scoreEndpoints['score/batch'].operations;

/** The full mark of a province: the bound of every score. The table on the page says how low it may be. */
export default function FullMarkDialog({
  name,
  provinceName,
  stage,
  lines,
  fullMark,
  close,
}: StageHeadProps & { close: () => void }) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const client = useQueryClient();
  const [form] = Form.useForm<{ fullMark?: number | null }>();
  const showAt = useFieldErrors(form);
  const tops = { table: stage.rows[0]?.score, line: topOf((lines ?? []).map(({ score }) => score)) };
  const check = async (_rule: unknown, value: unknown) => {
    const problem = typeof value === 'number' ? fullMarkProblem(value, tops) : undefined;
    if (problem !== undefined) throw new Error(problem);
  };
  const save = async (values: { readonly fullMark?: number | null }) => {
    try {
      await callOperation(saveProvince, { body: { id: name.provinceId, ...values } });
    } catch (error) {
      const refusal = fullMarkRefusal(error);
      if (refusal !== undefined) showAt([{ name: 'fullMark', errors: [refusal] }]);
      throw error;
    }
    notify('success', '保存成功');
    await Promise.all(rulePages.map((queryKey) => client.invalidateQueries({ queryKey })));
    close();
  };
  return (
    <FormDialog
      title={`修改满分：${provinceName}`}
      fields={{ fullMark: number('满分', { required: fullMarkRange, rules: [{ validator: check }] }) }}
      initial={{ fullMark }}
      form={form}
      onSend={save}
      close={close}
    />
  );
}
