import { Alert, Button, Form } from 'antd';
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCan } from '@/src/services/useCan';
import { busy } from '../../../ui/busy';
import { useConfirm } from '../../../ui/confirm/ConfirmProvider';
import { DialogBoundary } from '../../../ui/DialogBoundary';
import { DraftBar } from '../../../ui/display/DraftBar';
import type { FormValues } from '../../../ui/fields/field';
import { load } from '../../../ui/load';
import type { AnyField } from '../../defineResource';
import { FormField } from '../FormField';
import { useFieldStates } from '../FormFields';
import { FormTabs } from '../FormTabs';
import '../form.css';
import { type Settings, useSettingsForm } from './useSettingsForm';

/** The handle of a form of settings for its parents. */
export interface SettingsHandle {
  /** Puts values into the form as if they had been typed. */
  readonly enter: (values: FormValues) => void;
  readonly values: () => FormValues;
}

const StaleDialog = load(() => import('../StaleDialog'));

interface Props extends Settings {
  /** Permission that saving needs; a person without it can only read. */
  readonly needs?: string | undefined;
  /** Tabs in their order, by the groups that fields name; without them all fields are in one. */
  readonly groups?: readonly { readonly key: string; readonly label: string }[];
  /**
   * The group on screen, where the page has the tabs, among others of its own. Undefined where it shows another one.
   */
  readonly shown?: { readonly key: string; readonly show: (group: string) => void };
  /** Draws the surroundings of a field; `base` is the saved value. */
  readonly around?: (field: AnyField, drawn: ReactNode, base: unknown) => ReactNode;
  /** Content before 重置 and 保存. */
  readonly extra?: ReactNode;
  readonly ref?: Ref<SettingsHandle>;
}

/**
 * A form of one record that stays on screen (shape Form): 保存 and 重置 below it, its groups as tabs. A wrong field is
 * brought on screen, whichever tab it is in. Typed values count as unsaved changes and are kept as a draft.
 */
export function SettingsForm(props: Props) {
  const { name, fields, groups, shown, needs, around, extra, ref } = props;
  const root = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState(groups?.[0]?.key);
  const groupOf = (field: string) => fields.find((one) => one.name === field)?.group;
  const reveal = (field: string) => {
    const group = groupOf(field);
    if (group !== undefined) flushSync(() => (shown ? shown.show(group) : setTab(group)));
  };
  const settings = useSettingsForm(props, root, reveal);
  const { form, base, dirty, saving, refusal, stale, draft } = settings;
  const states = useFieldStates(form, fields);
  const confirm = useConfirm();
  const can = useCan();
  const editable = needs === undefined || can(needs);
  useImperativeHandle(ref, () => ({ enter: settings.enter, values: () => form.getFieldsValue(true) }));

  const draw = (field: AnyField) => {
    const state = states[field.name];
    if (!state) return null;
    const lookOnly = !editable && { required: false, disabled: true };
    const drawn = <FormField {...state} {...lookOnly} field={field} />;
    return (
      <div key={field.name} className={field.kind.wide ? 'form-wide' : ''}>
        {around ? around(field, drawn, base[field.name]) : drawn}
      </div>
    );
  };
  const grid = (group?: string) => (
    <div className="form-grid">
      {fields.filter((field) => group === undefined || field.group === group).map(draw)}
    </div>
  );
  const reset = async () => {
    if (await confirm({ text: '重置后，未保存的修改将丢失，确认重置吗？' })) settings.reset();
  };
  return (
    <div ref={root} className="record-form-frame settings-form">
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        className="record-form"
        aria-label={name}
        initialValues={settings.start}
        scrollToFirstError={false}
        onValuesChange={settings.change}
        onSubmitCapture={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void settings.submit();
        }}
      >
        {draft && editable && (
          <DraftBar draft={draft} onRestore={() => void settings.restore()} onDiscard={settings.discard} />
        )}
        {refusal && (
          <div className="form-refusal">
            <Alert type="error" showIcon role="alert" message={refusal} />
          </div>
        )}
        {groups && !shown && <FormTabs label={name} tabs={groups} active={tab ?? ''} onChange={setTab} />}
        {groups?.map(({ key, label }) => (
          <section key={key} className="form-step" aria-label={label} hidden={key !== (shown?.key ?? tab)}>
            {grid(key)}
          </section>
        )) ?? grid()}
        {editable && (
          <div className="form-buttons">
            {extra}
            <Button disabled={!dirty} onClick={() => void reset()}>
              重置
            </Button>
            <Button type="primary" htmlType="submit" {...busy(saving)} data-needs={needs}>
              保存
            </Button>
          </div>
        )}
      </Form>
      {stale && (
        <DialogBoundary close={() => stale.answer('cancel')}>
          <StaleDialog question={stale} />
        </DialogBoundary>
      )}
    </div>
  );
}
