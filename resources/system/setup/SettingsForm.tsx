import { Alert, Button, Form } from 'antd';
import '@/src/crud/form/form.css';
import { FormField } from '@/src/crud/form/FormField';
import { useFieldStates } from '@/src/crud/form/FormFields';
import type { Row } from '@/src/crud/resourceSpec';
import { useCan } from '@/src/crud/services';
import { busy } from '@/src/ui/busy';
import { DraftBar } from '@/src/ui/display/DraftBar';
import { systemEndpoints } from '../endpoints';
import { SettingsPreview } from './SettingsPreview';
import styles from './setup.module.css';
import { useSettingsForm } from './useSettingsForm';

const { save: saveCall } = systemEndpoints['system/setup'].operations;

/** 平台信息: the platform's own name, pictures and switches, with what they will look like (screen H8). */
export function SettingsForm({ record }: { record: Row }) {
  const editor = useSettingsForm(record);
  const { form, fields, unsaved, refusal, saving } = editor;
  const states = useFieldStates(form, fields);
  const editable = useCan()(saveCall);
  return (
    <div className={styles.settings}>
      <Form
        form={form}
        layout="vertical"
        className="record-form"
        disabled={!editable}
        initialValues={editor.start}
        onValuesChange={unsaved.touch}
        onFinish={() => void editor.save()}
      >
        {unsaved.draft && (
          <DraftBar draft={unsaved.draft} onRestore={editor.restore} onDiscard={unsaved.discard} />
        )}
        {refusal && (
          <div className="form-refusal">
            <Alert type="error" showIcon role="alert" message={refusal} />
          </div>
        )}
        <div className="form-grid">
          {fields.map((field) => {
            const state = states[field.name];
            return state && <FormField key={field.name} field={field} {...state} disabled={!editable} />;
          })}
        </div>
        {editable && (
          <div className="form-buttons">
            <Button onClick={editor.reset}>重置</Button>
            <Button type="primary" htmlType="submit" data-needs={saveCall.permission} {...busy(saving)}>
              保存
            </Button>
          </div>
        )}
      </Form>
      <SettingsPreview form={form} />
    </div>
  );
}
