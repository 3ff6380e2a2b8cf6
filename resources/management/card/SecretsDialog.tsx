import { Alert, Form, Radio, Select } from 'antd';
import { useState } from 'react';
import { fetchFile, saveFile } from '@/providers/http/download';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { PasswordItem } from '@/src/crud/actions/actionItems';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { textOr } from '@/src/lib/record';
import { isOptionFound } from '@/src/lib/searchText';
import { useServices } from '@/src/services/useServices';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { managementEndpoints } from '../endpoints';
import type { CardBatch } from './card';
import { PrintSheet } from './PrintSheet';
import { type PrintedCard, printedCards } from './printedCards';
import { rowsIn, useCardCall } from './useCardCall';

const { secrets, releases } = managementEndpoints['management/card-release'].operations;

interface Wanted {
  /** The whole batch where absent. */
  readonly releaseId?: string;
  readonly format: 1 | 2;
  readonly password: string;
}

/** Numbers with their secrets: as a file, or as sheets to cut up (screen G12, 导出卡密). */
export default function SecretsDialog({ row, close }: RowDialogProps<CardBatch>) {
  const { send } = useServices();
  const invalidate = useInvalidateResource();
  const [form] = Form.useForm<Wanted>();
  const [running, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const given = rowsIn(useCardCall(releases, { id: row.id, status: 1, page: 1, limit: 200 }).data);
  const [printed, setPrinted] = useState<readonly PrintedCard[]>();
  const fetch = async ({ format, password, releaseId = '' }: Wanted) => {
    setRunning(true);
    setRefusal(undefined);
    try {
      const body = new URLSearchParams({ id: String(row.id), releaseId, format: String(format), password });
      const call = { method: 'POST', path: secrets.path, body, options: { quiet: true } } as const;
      const file = await fetchFile({ send }, call, '会员卡卡密.csv');
      await invalidate();
      if (format === 2) return setPrinted(printedCards(await file.blob.text()));
      saveFile(file);
      close();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      setRunning(false);
    }
  };
  if (printed) return <PrintSheet cards={printed} close={close} />;
  return (
    <ActionModal
      title={`导出卡密：${row.batchNo} ${row.name}`}
      running={running}
      onOk={form.submit}
      onCancel={close}
    >
      {refusal && <Alert type="error" showIcon role="alert" message={refusal} />}
      <p>导出会在每张卡上留下记录，请妥善保管文件。</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ format: 1 }}
        onFinish={(values) => void fetch(values)}
      >
        <Form.Item name="releaseId" label="发放记录">
          <Select
            allowClear
            showSearch
            filterOption={isOptionFound}
            placeholder="不选为全部"
            options={given.map((one) => ({
              value: textOr(one.id),
              label: `${textOr(one.releaseNo)} ${textOr(one.storeName)} ${textOr(one.quantity)} 张`,
            }))}
          />
        </Form.Item>
        <Form.Item name="format" label="导出格式">
          <Radio.Group
            options={[
              { value: 1, label: 'CSV 文件' },
              { value: 2, label: 'A4 打印' },
            ]}
          />
        </Form.Item>
        <PasswordItem />
        <button type="submit" hidden aria-hidden />
      </Form>
    </ActionModal>
  );
}
