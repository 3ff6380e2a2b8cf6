import { Alert, Button, Form, Input, Radio, Switch } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { isRequestError } from '@/providers/http/errors';
import { changedValues } from '@/src/crud/form/formValues';
import { itemOf } from '@/src/gaokao/difference';
import { beijingTime } from '@/src/lib/dates';
import { isRecord, textOr } from '@/src/lib/record';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useUnsaved } from '@/src/services/useUnsaved';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { DraftBar } from '@/src/ui/display/DraftBar';
import { DateItem } from '@/src/ui/fields/DateItem';
import { textRules } from '@/src/ui/fields/rule';
import { useVolunteerChanged, type Volunteer } from '../detail/useVolunteer';
import { expertEndpoints } from '../endpoints';
import { volunteerRules } from '../volunteer/volunteer';
import { confirmationRules, confirmationWays, confirmedBy } from './confirmation';
import styles from './final.module.css';

const { remark } = confirmationRules;
const { save } = expertEndpoints['expert/volunteer'].operations;

interface Values {
  readonly name: string;
  readonly isMain: boolean;
  readonly by: 1 | 2 | 3;
  readonly at: string | null;
  readonly way: string;
  readonly remark: string;
}

interface Props {
  /** The table as it was checked. */
  readonly volunteer: Volunteer;
  /** Whether the table is final by now, by whomever. */
  readonly isFinal: boolean;
  /** The time for filling in is over. */
  readonly isOver: boolean;
  readonly back: () => void;
  /** Called after another person's save: the checks begin anew. */
  readonly onConflict: () => void;
  readonly onFinal: () => void;
}

/** Step 2: who confirmed the table and how; then it is final (E7). */
export function ConfirmStep({ volunteer, isFinal, isOver, back, onConflict, onFinal }: Props) {
  const { table } = volunteer;
  const confirm = useConfirm();
  const finish = useFinish(volunteer);
  const [form] = Form.useForm<Values>();
  const [refusal, setRefusal] = useState<Refusal>();
  const place = useFormPlace();
  const [start] = useState(() => startOf(table));
  // A final table is locked for good, which is asked about by itself: leaving cannot save it.
  const unsaved = useUnsaved(
    {
      name: `定稿：${table.name}`,
      values: () => ({ ...form.getFieldsValue(true) }),
      base: () => ({ ...start }),
      personal: true,
    },
    { ...place, draftPath: `${place.path}?id=${table.id}` },
  );
  const { draft } = unsaved;
  // Where a colleague was first, typed text is kept as a draft: the table may be taken back.
  const end = useEffectEvent(() => {
    unsaved.leave();
    onFinal();
  });
  useEffect(() => {
    if (isFinal) end();
  }, [isFinal]);
  // A value that the draft left alone follows the table as it is now: another name, or 主方案.
  const restore = () => {
    form.setFieldsValue(changedValues(draft?.base ?? {}, draft?.values ?? {}));
    unsaved.restored();
  };
  const submit = async (values: Values) => {
    if (isOver && !(await confirm({ text: '本批次填报已截止，仍要定稿？' }))) return;
    await confirm({
      text: '定稿后志愿表将锁定，确定定稿？',
      run: async () => {
        const refused = await finish(values, unsaved.settle);
        setRefusal(refused === 'said' ? undefined : refused);
        if (!refused) onFinal();
      },
    });
  };
  return (
    <Form
      form={form}
      name={useId()}
      layout="vertical"
      className={styles.form ?? ''}
      initialValues={start}
      onValuesChange={unsaved.touch}
      onFinish={(values) => void submit(values)}
    >
      {draft && <DraftBar draft={draft} onRestore={restore} onDiscard={unsaved.discard} />}
      {refusal && (
        <Alert
          type="error"
          showIcon
          message={refusal.message}
          description={refusal.problems.map((text) => <div key={text}>{text}</div>)}
          action={
            <Button
              size="small"
              onClick={() => {
                unsaved.settle();
                onConflict();
              }}
            >
              重新核对
            </Button>
          }
          className={styles.gap ?? ''}
        />
      )}
      <Form.Item name="name" label={volunteerRules.name.label} rules={textRules(volunteerRules.name)}>
        <Input
          maxLength={volunteerRules.name.maxLength}
          showCount
          placeholder={`请输入${volunteerRules.name.label}`}
        />
      </Form.Item>
      <Form.Item name="isMain" label="设为主方案" valuePropName="checked">
        <Switch disabled={table.isMain === 1} />
      </Form.Item>
      <Form.Item name="by" label="确认人" rules={[{ required: true, message: '请选择确认人' }]}>
        <Radio.Group options={[...confirmedBy]} />
      </Form.Item>
      <DateItem name="at" label="确认时间" missing="请选择确认时间" precision="second" />
      <Form.Item name="way" label="确认方式" rules={[{ required: true, message: '请选择确认方式' }]}>
        <Radio.Group options={confirmationWays} />
      </Form.Item>
      <Form.Item name="remark" label={remark.label} rules={textRules(remark)}>
        <Input.TextArea
          rows={3}
          maxLength={remark.maxLength}
          showCount
          placeholder={`请输入${remark.label}`}
        />
      </Form.Item>
      <div className={styles.foot}>
        <Button onClick={back}>上一步</Button>
        <Button type="primary" htmlType="submit">
          定稿
        </Button>
      </div>
    </Form>
  );
}

/** The confirmation before anything is typed. */
function startOf({ name, isMain }: Volunteer['table']): Values {
  return { name, isMain: isMain === 1, by: 1, at: beijingTime(), way: '面谈', remark: '' };
}

/** Code of a refusal that brings its data along. */
const withData = 44444;

/** Why the server did not take it: changed since, or errors that it found. */
interface Refusal {
  readonly message: string;
  readonly problems: readonly string[];
}

/**
 * Saves the table as final, as it was checked, and has it read again. Answers why it was refused, or that this has been
 * said; rejects where the same call may yet succeed.
 */
function useFinish({ table }: Volunteer) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const changed = useVolunteerChanged();
  return async (
    { name, isMain, by, at, way, remark }: Values,
    onSaved: () => void,
  ): Promise<Refusal | 'said' | undefined> => {
    const { id, userId, provinceId, year, batchId, mode, planNo, version } = table;
    const body = {
      ...{ id, userId, provinceId, year, batchId, mode, planNo },
      name: name.trim(),
      isMain: isMain ? 1 : 0,
      baseVersion: version,
      saveType: 'final',
      items: table.items.map(itemOf),
      confirm: { by, at: at ?? '', way, remark: remark.trim() },
    };
    // Refusals that bring data along come as answers; they are said above the form.
    const options = { quiet: true, allowPartial: true };
    const answer = await callOperation(save, { body, options }).catch((error: unknown) => {
      notify('error', error instanceof Error ? error.message : String(error));
      if (!isRequestError(error, 'refused')) throw error;
      void changed();
      return undefined;
    });
    if (!answer) return 'said';
    if (answer.code === withData) return { message: answer.msg, problems: problemsIn(answer.data) };
    onSaved();
    notify('success', '已定稿');
    await changed();
    return undefined;
  };
}

function problemsIn(data: unknown): string[] {
  const problems = isRecord(data) && Array.isArray(data.problems) ? data.problems.filter(isRecord) : [];
  return problems.map(({ text }) => textOr(text));
}
