import { Form } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog, type ValuesOf } from '@/src/crud/actions/FormDialog';
import { inSight } from '@/src/crud/actions/inSight';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { useDictionary } from '@/src/crud/fields/dictionary/useDictionary';
import { useReadLatest } from '@/src/crud/form/useReadLatest';
import { useOperation } from '@/src/crud/useOperation';
import { dateFormat, today } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import DateInput from '@/src/ui/fields/DateInput';
import { date } from '@/src/ui/fields/date';
import { problemRule } from '@/src/ui/fields/rule';
import type { Store } from './store';
import { renewedUntil, type Term, termOf, termQuestion } from './storeRules';

/** The term of a day of its own, among those in years. */
const own = 0;

const endProblem = (day: string) => (day > today() ? undefined : '新的到期时间必须晚于今天');

const fields = {
  term: inSight(
    '续期时长',
    [
      { value: 1, label: '1 年' },
      { value: 2, label: '2 年' },
      { value: 3, label: '3 年' },
      { value: own, label: '自定义' },
    ],
    { initial: 1 },
  ),
  until: date('新的到期时间', {
    required: true,
    visible: ({ term }) => term === own,
    rules: [problemRule(endProblem)],
    Input: (props) => (
      <DateInput {...props} disabledDate={(day) => endProblem(day.format(dateFormat)) !== undefined} />
    ),
  }),
  edition: dictionary('版本套餐', 'store_edition', { required: true }),
};

/**
 * Renews an institution: by years from the later of today and its present end, or until a chosen day. Where it was
 * renewed meanwhile, both terms are named and asked about.
 */
export default function RenewDialog({ row, close }: RowDialogProps<Store>) {
  const { run } = useOperation('update', '续期成功');
  const readLatest = useReadLatest();
  const confirm = useConfirm();
  const { items } = useDictionary('store_edition');
  const [form] = Form.useForm<ValuesOf<typeof fields>>();
  const [known, setKnown] = useState(() => termOf({ ...row }));
  const present = known.expireTime;
  const term = Form.useWatch('term', form) ?? 1;
  const until = Form.useWatch('until', form);
  const end = term === own ? until : renewedUntil(today(), present, term);
  const labelOf = (edition: string) => items.find(({ value }) => value === edition)?.label ?? edition;
  const mayReplace = async (wanted: Term) => {
    const read = await readLatest({ id: row.id });
    const now = read ? termOf(read) : known;
    if (now.expireTime === known.expireTime && now.edition === known.edition) return true;
    if (await confirm({ text: termQuestion(row.name, now, wanted, labelOf) })) return true;
    // From here on the dialog counts from the other's term, and has its edition where no other was chosen.
    setKnown(now);
    if (wanted.edition === known.edition) form.setFieldValue('edition', now.edition);
    return false;
  };
  const send = async (edition: string | null | undefined) => {
    if (!(await mayReplace({ expireTime: textOr(end), edition: textOr(edition) }))) return;
    await run({ id: row.id, edition, expireTime: end }).then(close);
  };
  return (
    <FormDialog
      title={`续期：${row.name}`}
      above={<p>当前到期时间：{present || '长期'}</p>}
      form={form}
      fields={fields}
      initial={{ edition: row.edition }}
      onSend={({ edition }) => send(edition)}
      close={close}
    >
      <p role="status">续期后到期时间：{end ?? '—'}</p>
    </FormDialog>
  );
}
