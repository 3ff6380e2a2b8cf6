import type { FormRule } from 'antd';
import { FormDialog } from '@/src/crud/actions/FormDialog';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { number } from '@/src/ui/fields/number';
import { scoreEndpoints } from '../endpoints';
import type { StageHeadProps } from './StageHead';
import { useReloadStages } from './useStage';

const { saveProvince } = scoreEndpoints['score/batch'].operations;

const outOfRange = '满分须为 100–900';
const inRange: FormRule = { type: 'integer', min: 100, max: 900, message: outOfRange };

/** The full mark of a province: the bound of every score. */
export default function FullMarkDialog({
  name,
  provinceName,
  fullMark,
  close,
}: StageHeadProps & { close: () => void }) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const reload = useReloadStages();
  return (
    <FormDialog
      title={`修改满分：${provinceName}`}
      fields={{ fullMark: number('满分', { required: outOfRange, rules: [inRange] }) }}
      initial={{ fullMark }}
      onSend={async (values) => {
        await callOperation(saveProvince, { body: { id: name.provinceId, ...values } });
        notify('success', '保存成功');
        await reload();
        close();
      }}
      close={close}
    />
  );
}
