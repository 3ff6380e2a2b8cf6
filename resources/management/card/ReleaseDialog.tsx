import { Form, type FormInstance, Input, Select } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReferenceInput } from '@/src/crud/fields/reference/ReferenceInput';
import { ReadError } from '@/src/crud/ReadError';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId, sameId } from '@/src/lib/recordId';
import { MoneyInput } from '@/src/ui/fields/LevelledInput';
import NumberInput from '@/src/ui/fields/NumberInput';
import { textRules } from '@/src/ui/fields/rule';
import { focusFirst } from '@/src/ui/layout/focusFirst';
import { Skeleton } from '@/src/ui/Skeleton';
import { managementEndpoints } from '../endpoints';
import { batchRules, type CardBatch } from './card';
import { cardTypes, payModes, wordsOf } from './cardEnumerations';
import { chargeOf, type Funds, fundsIn, quantityProblem, releaseProblem, unitPriceProblem } from './charge';
import { ReleaseCharge } from './ReleaseCharge';
import { type Suggestion, Suggestions, suggestionsIn } from './Suggestions';
import { oldestFirst, rowsIn, useCardCall } from './useCardCall';

const { releases, suggest, funds } = managementEndpoints['management/card-release'].operations;
const types = wordsOf(cardTypes);
const { remark } = batchRules;

/** A request for cards, as the server sends it. */
type Wish = Readonly<Record<string, unknown>>;

interface Release {
  readonly releaseId?: RecordId;
  /** Null where it was cleared. */
  readonly storeId: RecordId | null;
  /** Null where it was cleared, as `storeId` is. */
  readonly quantity: number | null;
  readonly unitPrice: string;
  readonly payMode: number;
  readonly remark?: string;
}

/** The members of a batch that the dialog needs. */
export type ReleasedBatch = Pick<
  CardBatch,
  'id' | 'rev' | 'batchNo' | 'name' | 'cardType' | 'facePrice' | 'unitPrice' | 'stock'
>;

interface Props extends RowDialogProps<ReleasedBatch> {
  /** The request of an institution that the cards are for. */
  readonly wish?: Wish;
}

/**
 * Releases cards of a batch to an institution: on request, before it runs out, or at any time (screen G12). Its form
 * items are written by hand: suggestions stand among them, a request fills the others, and the charge follows.
 */
export default function ReleaseDialog({ row, close, wish }: Props) {
  const [form] = Form.useForm<Release>();
  const asked = useCardCall(releases, { ...oldestFirst, status: 0, cardType: row.cardType });
  const suggested = useCardCall(suggest, { id: row.id });
  return (
    <ActionDialog<Release>
      operation="release"
      title={`发放：${row.batchNo} ${row.name}`}
      rows={[row]}
      once
      width={640}
      form={form}
      success="发放成功"
      initialValues={{
        unitPrice: row.unitPrice,
        payMode: 1,
        quantity: Math.min(10, row.stock),
        ...(wish && wishedOf(wish)),
      }}
      refusals={{
        ...{
          releaseId: ['该申请'],
          storeId: ['机构已停用', '账户已冻结'],
          quantity: ['库存不足', '额度不足'],
          payMode: ['余额不足'],
        },
        ...{ unitPrice: ['结算价', '金额必须'], remark: ['备注'] },
      }}
      close={close}
    >
      {/* Fields that arrived later would move the others under the hand. */}
      {(isOpen, [present]) =>
        asked.isPending || suggested.isPending ? (
          <Skeleton />
        ) : (
          <ReleaseFields
            form={form}
            row={{ ...row, stock: isRecord(present) ? numberOr(present.stock, row.stock) : row.stock }}
            isOpen={isOpen}
            wishes={withWish(rowsIn(asked.data), wish)}
            problem={!asked.data && asked.isError && <ReadError error={asked.error} retry={asked.refetch} />}
            suggestions={suggestionsIn(suggested.data)}
          />
        )
      }
    </ActionDialog>
  );
}

interface FieldsProps {
  readonly form: FormInstance<Release>;
  readonly row: ReleasedBatch;
  /** Whether the release may be made already: until its answer is here, the funds are those of before. */
  readonly isOpen: boolean;
  readonly wishes: readonly Wish[];
  /** Stands above the fields where the requests could not be read: one of them may be what is served here. */
  readonly problem: ReactNode;
  readonly suggestions: readonly Suggestion[];
}

function ReleaseFields({ form, row, isOpen, wishes, problem, suggestions }: FieldsProps) {
  const values = Form.useWatch<Release | undefined>([], form);
  const store = useFunds(values?.storeId, !isOpen);
  const { storeId: chosen, quantity = null, unitPrice = '', payMode = 1 } = values ?? {};
  const terms = { quantity, unitPrice, payMode };
  const refused = store?.problem;
  useEffect(() => {
    // It comes with the funds, after the choice.
    if (isRecordId(chosen) && refused) void form.validateFields(['storeId']).catch(() => undefined);
  }, [form, chosen, refused]);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusFirst(fields.current);
  }, []);
  const wished = (id: RecordId) => {
    const one = wishes.find((other) => String(other.id) === String(id));
    if (one) form.setFieldsValue(wishedOf(one));
  };
  /** Cards for another institution serve no request of the former one. */
  const keepOwnWish = (storeId: unknown) => {
    const own = wishes.some((one) => sameId(one.id, values?.releaseId) && sameId(one.storeId, storeId));
    if (!own) form.setFieldValue('releaseId', undefined);
  };
  return (
    <div ref={fields}>
      {problem}
      {wishes.length > 0 && (
        <Form.Item name="releaseId" label="领卡申请">
          <Select
            allowClear
            placeholder="请选择领卡申请，机构与数量随之填好"
            onChange={wished}
            options={wishes.map((one) => ({
              value: textOr(one.id),
              label: `${textOr(one.storeName)} 申请 ${textOr(one.quantity)} 张：${textOr(one.remark)}`,
            }))}
          />
        </Form.Item>
      )}
      <Suggestions
        suggestions={suggestions}
        pick={({ storeId, quantity }) => {
          form.setFieldsValue({ storeId, quantity });
          keepOwnWish(storeId);
        }}
      />
      <Form.Item
        name="storeId"
        label="机构"
        rules={[
          { required: true, message: '请选择机构' },
          refusing((storeId) => (sameId(storeId, chosen) ? refused : undefined)),
        ]}
      >
        <ReferenceInput
          resource="customer/store"
          optionLabel="name"
          searchBy="name"
          shownBy="storeName"
          placeholder="请选择机构"
          onChange={keepOwnWish}
        />
      </Form.Item>
      <Form.Item
        name="quantity"
        label="数量"
        validateFirst
        rules={[
          { required: true, message: '请输入数量' },
          refusing((typed) => quantityProblem(numberOr(typed), row)),
        ]}
        extra={`库存 ${row.stock} 张`}
      >
        <NumberInput precision={0} unit="" />
      </Form.Item>
      <Form.Item
        name="unitPrice"
        label="结算价"
        validateFirst
        rules={[
          { required: true, message: '请输入结算价' },
          refusing((typed) => unitPriceProblem(row, { unitPrice: textOr(typed), payMode })),
        ]}
      >
        <MoneyInput />
      </Form.Item>
      <Form.Item name="payMode" label="结算方式" rules={[{ required: true, message: '请选择结算方式' }]}>
        <Select options={[...payModes]} />
      </Form.Item>
      <Form.Item name="remark" label={remark.label} rules={textRules({ ...remark, required: payMode > 2 })}>
        <Input maxLength={remark.maxLength} placeholder={`请输入${remark.label}`} />
      </Form.Item>
      <ReleaseCharge
        charge={chargeOf(terms)}
        type={types[numberOr(row.cardType)] ?? ''}
        funds={store}
        problem={releaseProblem(terms, row, store)}
      />
    </div>
  );
}

/** A rule made of a function that returns the problem of a value that is there. */
const refusing = (problemOf: (value: unknown) => string | undefined) => ({
  validator: async (_rule: unknown, value: unknown) => {
    const problem = value == null || value === '' ? undefined : problemOf(value);
    if (problem) throw new Error(problem);
  },
});

/** The requests on offer; the one that the dialog was opened for is always among them. */
function withWish(wishes: readonly Wish[], wish: Wish | undefined): readonly Wish[] {
  const isMissing = wish && !wishes.some(({ id }) => textOr(id) === textOr(wish.id));
  return isMissing ? [wish, ...wishes] : wishes;
}

/** The form's values for a request. */
function wishedOf({ id, storeId, quantity }: Wish) {
  return { releaseId: textOr(id), storeId: textOr(storeId), quantity: numberOr(quantity) };
}

/** The funds of the chosen institution; undefined until they are read. They stay as they are while it is not `enabled`. */
function useFunds(storeId: unknown, enabled: boolean): Funds | undefined {
  const { data } = useCardCall(funds, { storeId }, { enabled: enabled && isRecordId(storeId) });
  return isRecord(data) ? fundsIn(data) : undefined;
}
