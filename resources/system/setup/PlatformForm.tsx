import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { SettingsForm } from '@/src/crud/form/settings/SettingsForm';
import { useServices } from '@/src/crud/services';
import type { FormValues } from '@/src/ui/fields/field';
import { systemEndpoints } from '../endpoints';
import { SettingsPreview } from './SettingsPreview';
import { settingsFields } from './settingsFields';
import styles from './setup.module.css';

const { read, save } = systemEndpoints['system/setup'].operations;

/** 平台信息: the platform's own name, pictures and switches, with what they will look like (screen H8). */
export function PlatformForm({ record }: { record: FormValues }) {
  const { callOperation, reloadPlatform } = useServices();
  const client = useQueryClient();
  const [values, setValues] = useState(record);
  const fields = useMemo(() => settingsFields(record.toolboxaddr), [record]);
  const send = async (_all: FormValues, changes: FormValues) => {
    if (Object.keys(changes).length === 0) return;
    await callOperation(save, { body: { ...changes } });
    await client.invalidateQueries({ queryKey: ['system/setup', read.path] });
    void reloadPlatform();
  };
  return (
    <div className={styles.settings}>
      <SettingsForm
        name="系统设置"
        fields={fields}
        record={record}
        save={send}
        needs={save.permission}
        onValues={(typed) => setValues({ ...typed })}
      />
      <SettingsPreview values={values} />
    </div>
  );
}
