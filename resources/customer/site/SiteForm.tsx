import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import { erase } from '@/src/crud/defineResource';
import { SettingsForm } from '@/src/crud/form/settings/SettingsForm';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import type { FormValues } from '@/src/ui/fields/field';
import { customerEndpoints } from '../endpoints';
import { SitePreview } from './SitePreview';
import styles from './site.module.css';
import { siteFields } from './siteFields';
import { type ReadSite, useReadSite } from './useSite';

const { save } = customerEndpoints['customer/site'].operations;
const fields = erase(siteFields);

/** The site's form, and beside it the site as it will look. */
export function SiteForm({ storeId, read }: { storeId: RecordId; read: ReadSite }) {
  const { callOperation } = useServices();
  const client = useQueryClient();
  const readNow = useReadSite(storeId);
  const [values, setValues] = useState<FormValues>(read.site);
  const send = async (site: FormValues) => {
    await callOperation(save, { body: { storeId, ...site } });
    await client.invalidateQueries({ queryKey: callKey(['customer/site', String(storeId)]) });
  };
  return (
    <div className={styles.halves}>
      <SettingsForm
        name={`网站信息：${read.storeName}`}
        fields={fields}
        record={read.site}
        save={send}
        readNow={async () => (await readNow()).site}
        needs={save.permission}
        onValues={(typed) => setValues({ ...typed })}
        draftPath={`/customer/site?storeId=${storeId}`}
      />
      <SitePreview values={values} />
    </div>
  );
}
