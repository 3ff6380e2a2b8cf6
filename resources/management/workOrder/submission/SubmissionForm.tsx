import { Alert, Button, Form } from 'antd';
import { type Ref, useId, useImperativeHandle } from 'react';
import type { AnyField } from '@/src/crud/defineResource';
import { FormField } from '@/src/crud/form/FormField';
import { useFieldStates } from '@/src/crud/form/FormFields';
import '@/src/crud/form/form.css';
import { useFocusWrong } from '@/src/crud/form/formFocus';
import { RecordDraft } from '@/src/crud/form/RecordDraft';
import type { Row } from '@/src/crud/resourceSpec';
import { textOr } from '@/src/lib/record';
import { busy } from '@/src/ui/busy';
import { useFocusKept } from '@/src/ui/layout/useFocusKept';
import { managementEndpoints } from '../../endpoints';
import type { typeOf } from '../workOrder';
import { TypeInput } from './inputs';
import { PrecheckPanel, SimilarAnswers } from './PrecheckPanel';
import { PrecheckContext } from './precheck';
import styles from './submission.module.css';
import { fieldOfType, submissionFields } from './submissionFields';
import { useSubmission } from './useSubmission';

const { create, update } = managementEndpoints['management/work-order-submission'].operations;

/** Methods of the form for its page. */
export interface FormHandle {
  readonly confirmDiscard: () => Promise<boolean>;
}

interface Props {
  readonly ref: Ref<FormHandle>;
  /** The rejected work order that is handed in again. */
  readonly order?: Row;
  /** Leaves the change of a work order; what was typed is asked about. */
  readonly cancel: () => void;
  /** Called once it was handed in. */
  readonly close: () => void;
}

/** The form of a submission: a type, its user, and the members of that type; beside it the server's precheck. */
export function SubmissionForm({ ref, order, cancel, close }: Props) {
  const { form, start, about, precheck, running, refusal, unsaved, change, submit } = useSubmission({
    ...{ order, onDone: close },
  });
  const focusWrong = useFocusWrong(form);
  const keepFocus = useFocusKept(running);
  const { type, userId } = about;
  useImperativeHandle(ref, () => ({ confirmDiscard: unsaved.confirmDiscard }));
  const states = useFieldStates(form, submissionFields);
  const draw = (field: AnyField) => {
    const state = states[field.name];
    return state && <FormField key={field.name} {...state} field={fieldOfType(field, type)} />;
  };
  const isAbout = ({ name }: AnyField) => name === 'user' || name === 'customerOrderNo';
  return (
    <PrecheckContext value={precheck.data}>
      <section className={styles.form} aria-label={order ? `修改工单：${textOr(order.orderNo)}` : '提交工单'}>
        <Form
          form={form}
          name={useId()}
          layout="vertical"
          className="record-form"
          initialValues={start}
          {...focusWrong}
          onValuesChange={change}
          onFinish={(values) => void submit({ ...form.getFieldsValue(true), ...values })}
        >
          {/* Text typed while it is sent would be lost with the others. */}
          <div ref={keepFocus} inert={running}>
            <RecordDraft {...{ form, unsaved, start }} record={order} fields={submissionFields} />
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
          </div>
          <div className="form-buttons">
            {order && <Button onClick={cancel}>取消修改</Button>}
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
