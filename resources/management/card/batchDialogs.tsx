import { Form, Select } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReasonItem } from '@/src/crud/actions/actionItems';
import ReferenceInput from '@/src/crud/fields/ReferenceInput';
import { useServices } from '@/src/crud/services';
import { numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { isOptionFound } from '@/src/lib/searchText';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { managementEndpoints } from '../endpoints';
import type { CardBatch } from './card';
import { cardTypes } from './cardEnumerations';
import { rowsIn, useCardCall } from './useCardCall';

const { releases } = managementEndpoints['management/card-release'].operations;

interface Recall {
  readonly releaseId: RecordId;
  readonly quantity: number;
  readonly remark: string;
}

/** Takes unbound cards of one release back, highest numbers first. */
export function RecallDialog({ row, close }: RowDialogProps<CardBatch>) {
  const rows = rowsIn(useCardCall(releases, { id: row.id, status: 1, page: 1, limit: 200 }).data);
  return (
    <ActionDialog<Recall>
      operation="recall"
      title={`收回：${row.batchNo} ${row.name}`}
      text="收回未绑定的卡片，已收取的金额或额度将退回机构。"
      rows={[row]}
      once
      danger
      success="收回成功"
      refusals={{ quantity: ['可收回数量不足'] }}
      close={close}
    >
      <Form.Item name="releaseId" label="发放记录" rules={[{ required: true, message: '请选择发放记录' }]}>
        <Select
          showSearch
          filterOption={isOptionFound}
          options={rows.map((one) => ({
            value: textOr(one.id),
            label: `${textOr(one.createTime).slice(0, 10)} ${textOr(one.storeName)} ${numberOr(one.quantity) - numberOr(one.recalled)} 张`,
          }))}
        />
      </Form.Item>
      <Form.Item name="quantity" label="数量" rules={[{ required: true, message: '请输入数量' }]}>
        <NumberBox min={1} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <ReasonItem name="remark" min={5} max={200} />
    </ActionDialog>
  );
}

/** An institution asks for cards. */
export function ApplyDialog({ close }: { close: () => void }) {
  const { hasPermission } = useServices();
  return (
    <ActionDialog operation="apply" title="申请领卡" once success="申请已提交" close={close}>
      {hasPermission('management:card-release:release') && (
        <Form.Item name="storeId" label="机构" rules={[{ required: true, message: '请选择机构' }]}>
          <ReferenceInput resource="customer/store" optionLabel="name" searchBy="name" shownBy="storeName" />
        </Form.Item>
      )}
      <Form.Item name="cardType" label="卡类型" rules={[{ required: true, message: '请选择卡类型' }]}>
        <Select options={[...cardTypes]} />
      </Form.Item>
      <Form.Item name="quantity" label="数量" rules={[{ required: true, message: '请输入数量' }]}>
        <NumberBox min={1} max={5000} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <ReasonItem name="remark" label="备注" max={200} />
    </ActionDialog>
  );
}
