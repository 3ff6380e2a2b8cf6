import { operationOf } from '@/providers/data/callOperation';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useDownload } from '@/src/crud/transfers/useDownload';
import { useCall } from '@/src/crud/useCall';
import { addDecimals } from '@/src/lib/decimal';
import { formatMoney } from '@/src/lib/money';
import { isRecord, textOr } from '@/src/lib/record';
import { ActionModal } from '@/src/ui/confirm/ActionModal';

/** A limit above the number of withdrawals to be paid at once. */
const everything = 10_000;

/** 导出批量付款文件: shows the total before the file is written, to be compared with the bank's. */
export default function PayFileDialog({ close }: { readonly close: () => void }) {
  const downloads = useDownload();
  const { endpoints, name } = useResourcePage().resource;
  const { data, isError } = useDue();
  const { path } = operationOf(endpoints, name, 'payFile');
  const isReading = data === undefined && !isError;
  const total = data && formatMoney(addDecimals(['0.00', ...data]));
  const save = () => {
    if (data && data.length > 0) void downloads.form(path, {}, '批量付款文件', 'export');
    close();
  };
  return (
    <ActionModal title="导出批量付款文件" reading={isReading} onOk={save} onCancel={close}>
      <p role="status">
        {isReading && '正在读取待打款的申请…'}
        {isError && '读取失败，请稍后再试'}
        {data?.length === 0 && '没有待打款的申请'}
        {data &&
          data.length > 0 &&
          `共 ${data.length} 笔待打款，实际到账合计 ${total}，请与银行端的合计核对。`}
      </p>
      <p>文件含完整收款账号（户名、账号、开户行、金额、用途），请妥善保管。</p>
    </ActionModal>
  );
}

/** The amounts of the withdrawals to be paid. */
function useDue() {
  const { endpoints, name } = useResourcePage().resource;
  return useCall(
    operationOf(endpoints, name, 'list'),
    (data) => {
      const list = isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
      return list.map(({ actualAmount }) => textOr(actualAmount, '0.00'));
    },
    { of: [name, 'due'], body: { page: 1, limit: everything, status: '1' }, gcTime: 0 },
  );
}
