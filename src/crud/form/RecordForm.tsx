import { Alert, Form } from 'antd';
import { lazy, Suspense } from 'react';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { useEnterable } from '../services';
import { FormButtons } from './FormButtons';
import { FormFields } from './FormFields';
import { FormRecord } from './FormRecord';
import './form.css';
import { useRecordForm } from './useRecordForm';

const DraftBar = lazy(() => import('../unsaved/DraftBar'));
const StepsHead = lazy(() => import('./steps/StepsHead'));

interface Props {
  /** As the staff would call the form: 编辑机构：明德教育. */
  readonly name: string;
  /** The record to change; a new one where absent. */
  readonly record?: Row;
  readonly onSaved: (record: Row) => void;
  readonly onCancel: () => void;
}

/**
 * The form of any resource. What was read is a snapshot: reading again never overwrites what is being typed.
 * A refused save leaves every value in place; the refusal is at its field where it has one, over the form otherwise.
 * What is typed is kept as a draft until it is saved or given up.
 */
export function RecordForm({ name, record: read, onSaved, onCancel }: Props) {
  const { operations } = useResourcePage().resource.endpoints;
  const enterable = useEnterable();
  const given = { name, record: read, onSaved };
  const { record, fields, start, form, steps, sending, refusal, save, revealWrong, change, unsaved } =
    useRecordForm(given);
  const { draft } = unsaved;
  const restore = () => {
    form.setFields(Object.entries(draft?.values ?? {}).map(([name, value]) => ({ name, value })));
    unsaved.restored();
  };

  return (
    <div className="record-form-frame" onSubmitCapture={steps?.intercept}>
      <Form
        form={form}
        layout="vertical"
        className="record-form"
        initialValues={start}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={change}
        onFinish={save}
        onFinishFailed={revealWrong}
      >
        {draft && (
          <Suspense fallback={null}>
            <DraftBar draft={draft} onRestore={restore} onDiscard={unsaved.discard} />
          </Suspense>
        )}
        {refusal && (
          <div ref={bringIntoSight} className="form-refusal">
            <Alert type="error" showIcon role="alert" message={refusal} />
          </div>
        )}
        {steps && (
          <Suspense fallback={<div className="form-steps" />}>
            <StepsHead steps={steps} />
          </Suspense>
        )}
        <FormRecord value={record}>
          <FormFields
            form={form}
            fields={fields.filter(enterable)}
            editing={record !== undefined}
            steps={steps}
          />
        </FormRecord>
        <FormButtons
          steps={steps}
          saving={sending}
          needs={operations[record ? 'update' : 'create']?.permission}
          onCancel={onCancel}
        />
      </Form>
    </div>
  );
}

/** For a `ref`: anyone who has scrolled down to 保存 must see what is over the form. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
