import { FormDialog } from '@/src/crud/actions/FormDialog';
import { useOperation } from '@/src/crud/useOperation';
import { subjectModes, volunteerTypes } from '@/src/gaokao/enumerations';
import { isRecord, numberOr } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { choice } from '@/src/ui/fields/choice';
import type { Province } from './province';

interface Props {
  readonly row: Pick<Province, 'id' | 'shortName' | 'year' | 'subjectType' | 'mode'>;
  readonly close: () => void;
}

const fields = {
  subjectType: choice<number>('选科类型', subjectModes, { required: true }),
  mode: choice<number>('填报模式', volunteerTypes, { required: true }),
};

/**
 * Changes a province's kind of exam or its mode, with every batch that follows it. The server asks where tables
 * depend on them.
 */
export default function ProvinceModeDialog({ row, close }: Props) {
  const { run } = useOperation('changeProvinceMode');
  const notify = useNotify();
  return (
    <FormDialog
      title={`切换模式：${row.shortName}`}
      above={<p>跟随省份的批次将一并切换，单独设置的批次不变；志愿填报工作台立即生效。</p>}
      fields={fields}
      initial={{ subjectType: Number(row.subjectType), mode: Number(row.mode) }}
      onSend={async (values) => {
        const answer = await run({ provinceId: row.id, year: Number(row.year), ...values });
        notify('success', outcomeText(answer));
        close();
      }}
      close={close}
    />
  );
}

function outcomeText(answer: unknown): string {
  const { changedBatches, ownBatches } = isRecord(answer) ? answer : {};
  const own = numberOr(ownBatches);
  return `已调整 ${numberOr(changedBatches)} 个批次${own > 0 ? `，${own} 个单独设置的批次未变` : ''}`;
}
