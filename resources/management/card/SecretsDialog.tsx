import { Alert } from 'antd';
import { use, useState } from 'react';
import { fetchFile, saveFile } from '@/providers/http/download';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog, type ValuesOf } from '@/src/crud/actions/FormDialog';
import { inSight } from '@/src/crud/actions/inSight';
import { signInPassword } from '@/src/crud/actions/signInPassword';
import { FormRecord } from '@/src/crud/ResourceContext';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { textOr } from '@/src/lib/record';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useServices } from '@/src/services/useServices';
import { useUndrafted } from '@/src/services/useUndrafted';
import { fieldOf } from '@/src/ui/fields/field';
import { lookup } from '@/src/ui/fields/lookup';
import { managementEndpoints } from '../endpoints';
import type { CardBatch } from './card';
import { PrintSheet } from './PrintSheet';
import { type PrintedCard, printedCards } from './printedCards';
import { rowsIn, useCardCall } from './useCardCall';

const { secrets, releases } = managementEndpoints['management/card-release'].operations;

const fields = {
  releaseId: fieldOf('发放记录', lookup(useReleasesOfBatch, 'releaseNo'), { placeholder: '不选为全部' }),
  format: inSight(
    '导出格式',
    [
      { value: 1, label: 'CSV 文件' },
      { value: 2, label: 'A4 打印' },
    ],
    { initial: 1 },
  ),
  password: signInPassword,
};

/** Numbers with their secrets: as a file, or as sheets to cut up (screen G12, 导出卡密). */
export default function SecretsDialog({ row, close }: RowDialogProps<CardBatch>) {
  const { send } = useServices();
  const invalidate = useInvalidateResource();
  const [refusal, setRefusal] = useState<string>();
  const [printed, setPrinted] = useState<readonly PrintedCard[]>();
  const { note } = useUndrafted(useFormPlace());
  const leave = () => {
    note(undefined);
    close();
  };
  const fetch = async ({ format, password, releaseId }: ValuesOf<typeof fields>) => {
    setRefusal(undefined);
    try {
      const wanted = { releaseId: textOr(releaseId), format: String(format), password: textOr(password) };
      const body = new URLSearchParams({ id: String(row.id), ...wanted });
      const call = { method: 'POST', path: secrets.path, body, options: { quiet: true } } as const;
      const file = await fetchFile({ send }, call, '会员卡卡密.csv');
      if (format === 2) {
        setPrinted(printedCards(await file.blob.text()));
        // The secrets may be exported once only: a reload would lose them.
        note({ name: '会员卡打印', drop: close });
      } else {
        saveFile(file);
        close();
      }
      void invalidate();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  if (printed) return <PrintSheet cards={printed} close={leave} />;
  return (
    <FormDialog
      title={`导出卡密：${row.batchNo} ${row.name}`}
      fields={fields}
      record={{ ...row }}
      above={
        <>
          {refusal && <Alert type="error" showIcon role="alert" message={refusal} />}
          <p>导出会在每张卡上留下记录，请妥善保管文件。</p>
        </>
      }
      onSend={fetch}
      close={close}
    />
  );
}

/** Releases of the batch in question. */
function useReleasesOfBatch() {
  const batch = use(FormRecord);
  const { data, ...query } = useCardCall(releases, {
    id: batch?.id,
    status: 1,
    page: 1,
    limit: 200,
  });
  const given = rowsIn(data).map(({ id, releaseNo, storeName, quantity }) => ({
    id: textOr(id),
    name: `${textOr(releaseNo)} ${textOr(storeName)} ${textOr(quantity)} 张`,
  }));
  return { ...query, data: given };
}
