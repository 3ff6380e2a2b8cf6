import { Select } from 'antd';
import { use } from 'react';
import { FormRecord } from '@/src/crud/ResourceContext';
import { addDecimals } from '@/src/lib/decimal';
import { formatMoney } from '@/src/lib/money';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { isOptionFound } from '@/src/lib/searchText';
import type { InputProps } from '@/src/ui/fields/field';
import { queryProps } from '@/src/ui/fields/queryProps';
import { type InvoicedRecharge, rechargesOf } from './invoice';
import styles from './invoices.module.css';
import { useQuota } from './useQuota';

/**
 * Chooses recharges of the institution without an invoice, and shows their sum. Those of the application stay, marked
 * where another one has taken them meanwhile.
 */
export default function RechargesInput({
  value,
  onChange,
  choices: _choices,
  placeholder = '请选择充值单',
  ...rest
}: InputProps<RecordId[]>) {
  const { data, ...query } = useQuota();
  const free = data?.recharges ?? [];
  const taken = rechargesOf(use(FormRecord)?.recharges).filter(
    ({ id }) => !free.some((one) => sameId(one.id, id)),
  );
  const recharges = [...taken, ...free];
  const chosen = recharges.filter(({ id }) => value?.some((one) => sameId(one, id)));
  const labelOf = ({ orderNo, amount }: InvoicedRecharge) => `${orderNo} ${formatMoney(amount)}`;
  const options = [
    ...taken.map((one) => ({
      value: String(one.id),
      label: data ? `${labelOf(one)}（已申请开票）` : labelOf(one),
    })),
    ...free.map((one) => ({
      value: String(one.id),
      label: `${labelOf(one)}（${one.endTime.slice(0, 10)} 到账）`,
    })),
  ];
  return (
    <>
      <Select
        {...rest}
        {...queryProps(query, data ? '没有可开票的充值单' : '请先选择所属机构')}
        mode="multiple"
        placeholder={placeholder}
        filterOption={isOptionFound}
        value={(value ?? []).map(String)}
        options={options}
        onChange={(ids: string[]) =>
          onChange?.(recharges.map(({ id }) => id).filter((id) => ids.includes(String(id))))
        }
      />
      <div className={styles.sum} role="status">
        开票金额（含税）：<b>{formatMoney(addDecimals(['0.00', ...chosen.map(({ amount }) => amount)]))}</b>
        {data && `，可开票 ${formatMoney(data.available)}，已占用 ${formatMoney(data.occupied)}`}
      </div>
    </>
  );
}
