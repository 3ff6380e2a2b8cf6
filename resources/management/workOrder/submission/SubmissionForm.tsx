import { Alert, Button, Form } from 'antd';
import type { AnyField } from '@/src/crud/defineResource';
import { FormField } from '@/src/crud/form/FormField';
import { useFieldStates } from '@/src/crud/form/FormFields';
import '@/src/crud/form/form.css';
import type { Row } from '@/src/crud/resourceSpec';
import { isRecord, textOr } from '@/src/lib/record';
import { parseId } from '@/src/lib/recordId';
import { busy } from '@/src/ui/busy';
import { DraftBar } from '@/src/ui/display/DraftBar';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { managementEndpoints } from '../../endpoints';
import { typeOf } from '../workOrder';
import { TypeInput } from './inputs';
import { PrecheckPanel, SimilarAnswers } from './PrecheckPanel';
import { PrecheckContext, usePrecheck } from './precheck';
import styles from './submission.module.css';
import { submissionFields } from './submissionFields';
import { useSubmission } from './useSubmission';

const { create, update } = managementEndpoints['management/work-order-submission'].operations;

interface Props {
  /** The rejected work order that is handed in again. */
  readonly order?: Row;
  readonly close: () => void;
}

/** What is asked for: a type, whom it is about, and what that type must know; beside it what the server says already. */
export function SubmissionForm({ order, close }: Props) {
  const { form, running, refusal, unsaved, submit } = useSubmission({ order, onDone: close });
  const states = useFieldStates(form, submissionFields);
  const type = typeOf({ type: Form.useWatch('type', { form, preserve: true }) ?? order?.type ?? firstType });
  const user: unknown = Form.useWatch('user', { form, preserve: true });
  const orderNo = useDebounced(textOr(Form.useWatch('customerOrderNo', { form, preserve: true })));
  const userId = isRecord(user) ? parseId(user.id) : undefined;
  const precheck = usePrecheck({ type, userId, customerOrderNo: type === 1 ? orderNo : '' });
  const { draft } = unsaved;
  const restore = () => {
    form.setFields(Object.entries(draft?.values ?? {}).map(([name, value]) => ({ name, value })));
    unsaved.restored();
  };
  const draw = (field: AnyField) => {
    const state = states[field.name];
    return state && <FormField key={field.name} {...state} field={field} />;
  };
  const isAbout = ({ name }: AnyField) => name === 'user' || name === 'customerOrderNo';
  return (
    <PrecheckContext value={precheck.data}>
      <section className={styles.form} aria-label={order ? `修改工单：${textOr(order.orderNo)}` : '提交工单'}>
        <Form
          form={form}
          layout="vertical"
          className="record-form"
          initialValues={order ? valuesOf(order) : { type: firstType, urgent: 0, newSubjects: [] }}
          scrollToFirstError={{ focus: true }}
          onValuesChange={() => unsaved.touch()}
          onFinish={(values) => void submit({ ...form.getFieldsValue(true), ...values }, precheck.data)}
        >
          {draft && <DraftBar draft={draft} onRestore={restore} onDiscard={unsaved.discard} />}
          {refusal && (
            <Alert type="error" showIcon role="alert" message={refusal} className={styles.refusal ?? ''} />
          )}
          <Form.Item name="type" noStyle>
            <TypeInput disabled={order !== undefined} />
          </Form.Item>
          <div className="form-grid">{submissionFields.filter(isAbout).map(draw)}</div>
          <PrecheckPanel precheck={precheck} isAsked={type !== 7 && userId !== undefined} />
          <div className="form-grid">
            {submissionFields
              .filter((field) => !isAbout(field))
              .map((field) => (
                <Field key={field.name} field={field} drawn={draw(field)} type={type} form={form} />
              ))}
          </div>
          <div className="form-buttons">
            {order && <Button onClick={close}>取消修改</Button>}
            <Button
              type="primary"
              htmlType="submit"
              {...busy(running)}
              data-needs={(order ? update : create).permission}
            >
              {order ? '重新提交' : '提交工单'}
            </Button>
          </div>
        </Form>
      </section>
    </PrecheckContext>
  );
}

const firstType = 2;

interface FieldProps {
  readonly field: AnyField;
  readonly drawn: React.ReactNode;
  readonly type: ReturnType<typeof typeOf>;
  readonly form: ReturnType<typeof useSubmission>['form'];
}

/** A field; below the reason what was answered to reasons like it. */
function Field({ field, drawn, type, form }: FieldProps) {
  if (field.name !== 'reason') return drawn;
  return (
    <>
      {drawn}
      <SimilarAnswers type={type} form={form} />
    </>
  );
}

/** What the form begins with where a work order is handed in again. */
function valuesOf(order: Row): Readonly<Record<string, unknown>> {
  const { userId, userName, userMobile, newUserType, newYear, newScore, newRank, ...rest } = order;
  const user = { id: userId, mobile: textOr(userMobile), about: textOr(userName), state: 'found' };
  const numbers = Object.entries({ newUserType, newYear, newScore, newRank }).filter(
    ([, value]) => value != null,
  );
  return { ...rest, ...Object.fromEntries(numbers), ...(userId != null && { user }) };
}
