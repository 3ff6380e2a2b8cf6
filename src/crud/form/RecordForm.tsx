import { useTranslate } from '@refinedev/core';
import { Alert, Button, Form } from 'antd';
import { type KeyboardEvent, Suspense, useId, useRef } from 'react';
import { useCan } from '@/src/services/useCan';
import { useServices } from '../../services/useServices';
import { busy } from '../../ui/busy';
import { DialogBoundary } from '../../ui/DialogBoundary';
import { DraftBar } from '../../ui/display/DraftBar';
import type { FormValues } from '../../ui/fields/field';
import { load } from '../../ui/load';
import { enterableBy } from '../fields/enterableBy';
import { FormRecord, useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { FormFields } from './FormFields';
import './form.css';
import { isComposing } from '@/src/lib/isComposing';
import { useFirstFocus } from './formFocus';
import { noErrors } from './formValues';
import type { FormSteps } from './useFormSteps';
import { useRecordForm } from './useRecordForm';

const StaleDialog = load(() => import('./StaleDialog'));
const StepsHead = load(() => import('./StepsHead'));

interface Props {
  /** The staff's name for the form: 编辑机构：明德教育. */
  readonly name: string;
  /** The record to change; a new one where absent. */
  readonly record?: Row;
  readonly onSaved: (record: Row) => void;
  /** Called with a new record that was saved while the form stays open, for values typed meanwhile. */
  readonly onCreated?: (record: Row) => void;
  readonly onCancel: () => void;
}

/**
 * The form of any resource. The record that was read is a snapshot: reading again never overwrites typed values. A
 * refused save leaves every value in place. The refusal is at its field where it has one, over the form otherwise.
 * Typed values are kept as a draft until they are saved or given up. Values typed during a save stay, in the open form.
 */
export function RecordForm({ name, record: read, onSaved, onCreated, onCancel }: Props) {
  const { endpoints, form: kind, FormAside } = useResourcePage().resource;
  const { operations } = endpoints;
  const enterable = enterableBy(useCan(), useServices());
  const root = useRef<HTMLDivElement>(null);
  const given = { name, record: read, onSaved, onCreated, root };
  const editor = useRecordForm(given);
  const { record, form, steps, refusal, stale, unsaved } = editor;
  const { draft } = unsaved;
  useFirstFocus(root);
  const fill = (values: FormValues) => {
    const entered = Object.entries(values);
    form.setFields(entered.map(([field, value]) => ({ name: field, value, touched: true, ...noErrors })));
    editor.change({ ...values });
  };

  return (
    <div ref={root} className="record-form-frame" onSubmitCapture={steps?.intercept}>
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        className="record-form"
        initialValues={editor.start}
        {...(kind === 'page' && { onKeyDown: cancelByEscape(onCancel) })}
        scrollToFirstError={false}
        onValuesChange={editor.change}
        onFinish={editor.save}
        onFinishFailed={editor.refuseCheck}
      >
        {draft && (
          <DraftBar draft={draft} onRestore={() => void editor.restore()} onDiscard={unsaved.discard} />
        )}
        {refusal && (
          <div ref={scrollToRefusal} className="form-refusal">
            <Alert type="error" showIcon role="alert" message={refusal} />
          </div>
        )}
        {steps && (
          <Suspense fallback={<div className="form-steps" />}>
            <StepsHead steps={steps} />
          </Suspense>
        )}
        <FormRecord value={record}>
          <div className={FormAside && 'form-with-aside'}>
            <div>
              <FormFields
                form={form}
                fields={editor.fields.filter(enterable)}
                editing={record !== undefined}
                steps={steps}
              />
            </div>
            {FormAside && (
              <Suspense fallback={<div className="field-loading" />}>
                <FormAside fill={fill} />
              </Suspense>
            )}
          </div>
        </FormRecord>
        <FormButtons
          steps={steps}
          saving={editor.sending}
          needs={operations[record ? 'update' : 'create']?.permission}
          onCancel={onCancel}
        />
      </Form>
      {stale && (
        <DialogBoundary close={() => stale.answer('cancel')}>
          <StaleDialog question={stale} />
        </DialogBoundary>
      )}
    </div>
  );
}

/** Makes Escape 取消 on a page, where no drawer does it, unless it closes something open in the form. */
export function cancelByEscape(onCancel: () => void) {
  return (event: KeyboardEvent) => {
    const { key, target, currentTarget, nativeEvent } = event;
    if (
      key !== 'Escape' ||
      isComposing(nativeEvent) ||
      !(target instanceof Node && currentTarget.contains(target))
    )
      return;
    event.preventDefault();
    onCancel();
  };
}

/** For a `ref`: scrolls a message over the form into sight, for staff who have scrolled down to 保存. */
function scrollToRefusal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

interface ButtonsProps {
  readonly steps: FormSteps | undefined;
  readonly saving: boolean;
  /** Permission that saving needs. */
  readonly needs: string | undefined;
  readonly onCancel: () => void;
}

/** The buttons below a form: save and cancel; before the last step forward and back. */
function FormButtons({ steps, saving, needs, onCancel }: ButtonsProps) {
  const isLast = steps?.isLast ?? true;
  const translate = useTranslate();
  return (
    <div className="form-buttons">
      <Button onClick={onCancel}>{translate('buttons.cancel')}</Button>
      {steps && !steps.free && steps.current > 0 && (
        <Button onClick={() => void steps.go(steps.current - 1)}>上一步</Button>
      )}
      <Button
        // Different elements: a click that goes on must not end on 保存.
        key={isLast ? 'save' : 'next'}
        type="primary"
        htmlType="submit"
        {...busy(isLast && saving)}
        data-needs={isLast ? needs : undefined}
      >
        {isLast ? translate('buttons.save') : '下一步'}
      </Button>
    </div>
  );
}
