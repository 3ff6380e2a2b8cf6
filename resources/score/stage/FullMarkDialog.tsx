import { Form } from 'antd';
import { useState } from 'react';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { scoreEndpoints } from '../endpoints';
import type { StageHeadProps } from './StageHead';
import { useReloadStages } from './useStage';

const { saveProvince } = scoreEndpoints['score/batch'].operations;

/** The full mark of a province: the bound of every score. */
export default function FullMarkDialog({
  name,
  provinceName,
  fullMark,
  close,
}: StageHeadProps & { close: () => void }) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const [form] = Form.useForm<{ fullMark: number }>();
  const [running, setRunning] = useState(false);
  const reload = useReloadStages();
  const save = async (values: { fullMark: number }) => {
    setRunning(true);
    try {
      await callOperation(saveProvince, { body: { id: name.provinceId, ...values } });
      notify('success', '保存成功');
      await reload();
      close();
    } catch {
      setRunning(false); // said already
    }
  };
  const message = '满分须为 100–900';
  return (
    <ActionModal title={`修改满分：${provinceName}`} running={running} onOk={form.submit} onCancel={close}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ fullMark }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="fullMark"
          label="满分"
          rules={[{ required: true, type: 'integer', min: 100, max: 900, message }]}
        >
          <NumberBox style={{ width: '100%' }} />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}
