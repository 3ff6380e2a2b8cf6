import { useMemo, useState } from 'react';
import { SettingsForm as RecordSettings } from '@/src/crud/form/settings/SettingsForm';
import type { Row } from '@/src/crud/resourceSpec';
import { useServices } from '@/src/services/useServices';
import type { FormValues } from '@/src/ui/fields/field';
import { systemEndpoints } from '../endpoints';
import { SettingsPreview } from './SettingsPreview';
import { settingsFields } from './settingsFields';
import styles from './setup.module.css';

const { save: saveCall } = systemEndpoints['system/setup'].operations;

interface Props {
  readonly record: Row;
  /** Reads the settings as the server has them now. */
  readonly readNow: () => Promise<FormValues>;
}

/** 平台信息: the platform's own name, pictures and switches, with what they will look like (screen H8). */
export function SettingsForm({ record, readNow }: Props) {
  const { callOperation, reloadPlatform } = useServices();
  const fields = useMemo(() => settingsFields(record.toolboxaddr), [record]);
  const [values, setValues] = useState<FormValues>(record);
  const save = async (_entered: FormValues, changes: FormValues) => {
    if (Object.keys(changes).length === 0) return;
    await callOperation(saveCall, { body: { ...changes } });
    void reloadPlatform();
  };
  return (
    <div className={styles.settings}>
      <RecordSettings
        name="系统设置"
        {...{ fields, record, save, readNow }}
        needs={saveCall.permission}
        onValues={setValues}
      />
      <SettingsPreview values={values} />
    </div>
  );
}
