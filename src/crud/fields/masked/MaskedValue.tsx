import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import { useCan } from '@/src/services/useCan';
import { isRecord, textOr } from '../../../lib/record';
import { useServices } from '../../../services/useServices';
import { busy } from '../../../ui/busy';
import type { CellProps } from '../../../ui/fields/field';
import { useResourcePage } from '../../ResourceContext';
import { useWholeValue } from './useWholeValue';

/** A masked value, with an eye for persons who may see it in full. */
export default function MaskedValue({
  value,
  name,
  record,
}: CellProps<string> & { value: string; name: string }) {
  const { resource } = useResourcePage();
  const { callOperation } = useServices();
  const { plain } = resource.endpoints.operations;
  const allowed = useCan()(plain);
  const [whole, setWhole] = useWholeValue({ value, record });
  const [running, setRunning] = useState(false);
  if (!allowed) return value;
  const label = resource.fields.find((field) => field.name === name)?.label ?? '';
  const reveal = async () => {
    setRunning(true);
    try {
      const body = { id: record.id, field: name };
      const operation = operationOf(resource.endpoints, resource.name, 'plain');
      const { data } = await callOperation(operation, { body, options: { allowRepeat: true } });
      setWhole(isRecord(data) ? textOr(data.value) : undefined);
    } catch {
      // shown by the pipeline
    } finally {
      setRunning(false);
    }
  };
  const isShown = whole !== undefined;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {whole ?? value}
      <Button
        type="text"
        size="small"
        aria-label={`${isShown ? '隐藏' : '查看完整'}${label}`}
        data-needs={plain?.permission}
        {...busy(running, isShown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />)}
        onClick={() => (isShown ? setWhole(undefined) : void reveal())}
      />
    </span>
  );
}
