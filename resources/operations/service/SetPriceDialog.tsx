import { Form, Select } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { AmountItem } from '@/src/crud/actions/actionItems';
import { sameId } from '@/src/lib/recordId';
import { isOptionFound } from '@/src/lib/searchText';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import type { Service } from './service';
import { usePrices } from './usePrices';

interface Values {
  readonly storeId?: string;
  readonly price: string;
}

/** 设置机构售价: sets an institution's price of a service, within its bounds; the platform names the institution. */
export default function SetPriceDialog({ row, close }: RowDialogProps<Service>) {
  const isPlatform = useIsPlatform();
  const { data = [], isPending } = usePrices(row.id);
  const idOf = (chosen: string | undefined) => data.find(({ storeId }) => sameId(storeId, chosen))?.storeId;
  return (
    <ActionDialog<Values>
      title={`设置机构售价：${row.name}`}
      operation="setPrice"
      rows={[row]}
      body={({ storeId, price }) => ({ price, ...(isPlatform && { storeId: idOf(storeId) }) })}
      success="设置成功"
      refusals={{ price: ['售价'], storeId: ['机构'] }}
      close={close}
    >
      {isPlatform && (
        <Form.Item name="storeId" label="机构" rules={[{ required: true, message: '请选择机构' }]}>
          <Select
            showSearch
            filterOption={isOptionFound}
            loading={isPending}
            placeholder="请选择机构"
            options={data.map(({ storeId, storeName }) => ({ value: String(storeId), label: storeName }))}
          />
        </Form.Item>
      )}
      <AmountItem name="price" label="售价" />
    </ActionDialog>
  );
}
