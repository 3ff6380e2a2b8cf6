import { Form } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import type { ValuesOf } from '@/src/crud/actions/FormDialog';
import { erase } from '@/src/crud/defineResource';
import { DialogItems } from '@/src/crud/form/FieldItems';
import { isYes } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { yesNo } from '@/src/ui/fields/toggle';
import { StateSwitch } from '@/src/ui/StateTag';
import { consultRules, mobileText } from './consult';
import styles from './consult.module.css';
import type { ConsultLine } from './readConsult';

const fields = {
  isPublic: yesNo('公开问答', { Input: PublicInput }),
  title: text(consultRules.publicTitle),
  publicAnswer: textarea(consultRules.publicAnswer),
};
const items = erase(fields);

type Values = ValuesOf<typeof fields>;

/** 公开为问答: the public version, as the sites will show it, or its withdrawal. */
export default function PublishDialog({ row, close }: RowDialogProps<ConsultLine>) {
  const [form] = Form.useForm<Values>();
  const values: Values | undefined = Form.useWatch((entered) => entered, form);
  // The question as it was opened: a newer reading must not pass for what the text was written over.
  const [opened] = useState(row);
  const last = opened.replies.findLast(({ fromUser }) => fromUser === 0);
  return (
    <ActionDialog<Values>
      title="公开为问答"
      width={640}
      form={form}
      drafted={{ label: '公开为问答', fields: items }}
      operation="publish"
      rows={[opened]}
      success="操作成功"
      refusals={{ title: ['公开标题'], publicAnswer: ['公开回答', mobileText] }}
      initialValues={{
        isPublic: 1,
        title: opened.publicTitle || opened.title,
        publicAnswer: opened.publicAnswer || (last?.content ?? ''),
      }}
      close={close}
    >
      <DialogItems form={form} fields={items} />
      {values && <Preview values={values} />}
    </ActionDialog>
  );
}

function PublicInput({
  value,
  onChange,
  choices: _choices,
  placeholder: _placeholder,
  ...rest
}: InputProps<0 | 1>) {
  return (
    <StateSwitch
      {...rest}
      on={{ label: '公开', tone: 'primary' }}
      off={{ label: '不公开', tone: 'info' }}
      checked={isYes(value)}
      onChange={(checked) => onChange?.(checked ? 1 : 0)}
    />
  );
}

/** The question and its answer as the sites show them. */
function Preview({ values }: { readonly values: Values }) {
  if (values.isPublic === 0) return <p className={styles.hint}>保存后前台不再展示该问答</p>;
  return (
    <section className={styles.preview} aria-label="前台预览">
      <h3>{values.title}</h3>
      <p>{values.publicAnswer}</p>
    </section>
  );
}
