import { PrinterOutlined } from '@ant-design/icons';
import { Alert, Button, Descriptions, Form, Modal } from 'antd';
import { useState } from 'react';
import { ReferenceInput } from '@/src/crud/fields/reference/ReferenceInput';
import { ReadError } from '@/src/crud/ReadError';
import { today } from '@/src/lib/dates';
import { formatMoney } from '@/src/lib/money';
import { isRecord, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { monthProblem, readMonth } from '@/src/lib/typedDate';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import { useServices } from '@/src/services/useServices';
import { MonthBox } from '@/src/ui/fields/MonthBox';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { managementEndpoints } from '../endpoints';
import { StatementSheet } from './StatementSheet';
import { type Statement, statementFigures } from './statement';
import { useCardCall } from './useCardCall';

const { statement } = managementEndpoints['management/card-record'].operations;

/**
 * The month of an institution in figures, for printing; the amount is that of its ledger (screen G11). Its form items
 * are written by hand: nothing is sent, and the figures follow each change.
 */
export default function StatementDialog({ close }: { close: () => void }) {
  useReturnFocus();
  const { storeId: ownStore } = useServices();
  const isPlatform = useIsPlatform();
  const [month, setMonth] = useState(() => today().slice(0, 'YYYY-MM'.length));
  const [storeId, setStoreId] = useState<RecordId | null>(isPlatform ? null : ownStore());
  const [printed, setPrinted] = useState(false);
  const period = readMonth(month);
  const isAsked = storeId !== null && period !== undefined;
  const { data, error, refetch } = useCardCall(
    statement,
    { storeId, month: period },
    { enabled: isAsked, quiet: true },
  );
  const found = isRecord(data) && period !== undefined ? readStatement(data, period) : undefined;
  if (printed && found) return <StatementSheet statement={found} close={() => setPrinted(false)} />;
  const store = (
    <Form.Item label="机构">
      <ReferenceInput
        resource="customer/store"
        optionLabel="name"
        searchBy="name"
        shownBy="storeName"
        aria-label="机构"
        placeholder="请选择机构"
        value={storeId}
        onChange={(id: RecordId | null) => setStoreId(id)}
      />
    </Form.Item>
  );
  return (
    <Modal
      open
      title="月度对账单"
      width={640}
      onCancel={close}
      footer={
        <Button
          icon={<PrinterOutlined aria-hidden />}
          disabled={found === undefined}
          onClick={() => setPrinted(true)}
        >
          打印
        </Button>
      }
    >
      <Form layout="vertical">
        {isPlatform && store}
        <Form.Item
          label="月份"
          htmlFor="statement-month"
          {...(period === undefined && { validateStatus: 'error', help: monthProblem })}
        >
          <MonthBox id="statement-month" value={month} onChange={setMonth} />
        </Form.Item>
      </Form>
      {isAsked && error && <ReadError error={error} retry={() => void refetch()} />}
      {found && <Figures statement={found} />}
    </Modal>
  );
}

function Figures({ statement: found }: { statement: Statement }) {
  return (
    <>
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, sm: 2 }}
        title={`${found.month} 会员卡对账单`}
        items={statementFigures(found).map(([label, value]) => ({ key: label, label, children: value }))}
      />
      <Alert
        showIcon
        style={{ marginBlockStart: 16 }}
        type={found.amount === found.booked ? 'success' : 'error'}
        message={
          found.amount === found.booked
            ? '与机构明细一致'
            : `与机构明细不一致：机构明细为 ${formatMoney(found.booked)}`
        }
      />
    </>
  );
}

function readStatement(data: Record<string, unknown>, month: string): Statement {
  const of = (name: string, fallback: string) => textOr(data[name], fallback);
  const lines = Array.isArray(data.lines) ? data.lines.filter(isRecord) : [];
  return {
    ...{ month, storeName: of('storeName', ''), lines },
    ...{ released: of('released', '0'), recalled: of('recalled', '0') },
    ...{ bound: of('bound', '0'), voided: of('voided', '0') },
    ...{ refunded: of('refunded', '0.00'), amount: of('amount', '0.00'), booked: of('booked', '0.00') },
  };
}
