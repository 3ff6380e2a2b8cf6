import { Button, Drawer, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { erase } from '@/src/crud/defineResource';
import { FieldItems } from '@/src/crud/form/FieldItems';
import { RecordDraft } from '@/src/crud/form/RecordDraft';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useUnsaved } from '@/src/services/useUnsaved';
import { busy } from '@/src/ui/busy';
import type { InputProps } from '@/src/ui/fields/field';
import { textarea } from '@/src/ui/fields/textarea';
import { leaveBy } from '@/src/ui/layout/leaveBy';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import type { EditedSentence, Report, ReportContent } from './report';
import styles from './report.module.css';

interface Props {
  readonly report: Report;
  /** The sentences as they were drafted from facts. */
  readonly drafts: ReportContent;
  readonly close: () => void;
  /** Rejects where it was refused: what is typed stays. */
  readonly onSave: (edit: SentenceEdit) => Promise<void>;
}

/** The sentences of the form, beside those that it began with. */
export interface SentenceEdit {
  /** As the form began. */
  readonly before: readonly EditedSentence[];
  readonly mine: readonly EditedSentence[];
  /** Whether the form is left with it: no question can be asked then. */
  readonly isLeaving: boolean;
}

type Values = Readonly<Record<string, string | undefined>>;

/** 逐条说明: the drafted sentence of each choice, to be put into the expert's own words before printing (E4). */
export function SentenceEditor({ report, drafts, close, onSave }: Props) {
  useReturnFocus();
  // The report may be read again below: the form keeps what it began with.
  const [rows] = useState(() =>
    drafts.sections.flatMap((section) => (section.kind === 'rows' ? section.data : [])),
  );
  const [fields] = useState(() => erase(Object.fromEntries(rows.map(fieldOfRow))));
  const [form] = Form.useForm<Values>();
  const [running, setRunning] = useState(false);
  const [before] = useState(() => report.sentences.filter(({ key }) => rows.some((row) => row.key === key)));
  const [initialValues] = useState(() => {
    const edited = new Map(before.map(({ key, text }) => [key, text]));
    return Object.fromEntries(rows.map(({ key, text }) => [nameOf(key), edited.get(key) ?? text]));
  });
  const place = useFormPlace();
  const unsaved = useUnsaved(
    {
      name: `逐条说明：${report.title}`,
      values: () => ({ ...form.getFieldsValue(true) }),
      base: () => initialValues,
      personal: true,
      // The fields may be gone from the screen by then, and the typed sentences are kept.
      save: () =>
        form.validateFields().then(
          () => save(form.getFieldsValue(true), true),
          () => false,
        ),
    },
    { ...place, draftPath: `${place.path}?userId=${report.userId}&id=${report.id}` },
  );
  const leave = async () => {
    if (!(await unsaved.confirmDiscard())) return;
    unsaved.settle();
    close();
  };
  async function save(values: Values, isLeaving = false): Promise<boolean> {
    if (running) return false;
    setRunning(true);
    const mine = rows.flatMap(({ key, text }) => {
      const typed = (values[nameOf(key)] ?? '').trim();
      return typed === text || typed === '' ? [] : [{ key, text: typed }];
    });
    try {
      await onSave({ before, mine, isLeaving });
      unsaved.settle();
      close();
      return true;
    } catch {
      return false; // shown by the pipeline
    } finally {
      setRunning(false);
    }
  }
  return (
    <Drawer
      open
      title="修改逐条说明"
      width="min(720px, 100%)"
      onClose={leaveBy(leave)}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => void leave()}>取消</Button>
          <Button type="primary" onClick={() => form.submit()} {...busy(running)}>
            保存
          </Button>
        </div>
      }
    >
      <p className={styles.soft}>草稿只由事实生成；留空或不改的一条，打印时仍用草稿。</p>
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        initialValues={initialValues}
        onValuesChange={unsaved.touch}
        onFinish={(values) => void save(values)}
      >
        <RecordDraft {...{ form, unsaved, fields }} record={{ id: report.id }} start={initialValues} />
        <FieldItems form={form} fields={fields} />
      </Form>
    </Drawer>
  );
}

const longest = 200;

function fieldOfRow({ key, name }: { readonly key: string; readonly name: string }, index: number) {
  const rules = [{ max: longest, message: `每条说明不能超过 ${longest} 个字符` }];
  const options = { rules, Input: SentenceInput, placeholder: '' };
  return [nameOf(key), textarea(`${index + 1}. ${name}`, options)] as const;
}

/** As high as its sentence: most are of one line. */
function SentenceInput({ value, onChange, choices: _choices, ...rest }: InputProps<string>) {
  return (
    <Input.TextArea
      {...rest}
      autoSize={{ minRows: 1, maxRows: 6 }}
      maxLength={longest}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}

/**
 * The field of a unit's sentence: a draft finds it again in a report that was made anew. Keys hold characters that names
 * of form fields should not.
 */
function nameOf(key: string): string {
  return `row_${key.replaceAll(/\W/g, '_')}`;
}
