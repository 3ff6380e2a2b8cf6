import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FieldCell } from '@/src/crud/FieldCell';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useOpenRecord } from '@/src/crud/useOpenRecord';
import { textOr } from '@/src/lib/record';
import { useCan } from '@/src/ui/permission/useCan';
import styles from './organization.module.css';

const shown = ['orgType', 'code', 'region', 'address', 'leaderId', 'phone', 'status'];

/** Place and contact of the organization, above its members; it can be started and stopped here. */
export function OrganizationFacts({ row }: { readonly row: Row }) {
  const { resource } = useResourcePage();
  const can = useCan();
  const open = useOpenRecord();
  const { update } = resource.endpoints.operations;
  const name = textOr(row.name);
  const fields = shown.flatMap((wanted) => resource.fields.find((field) => field.name === wanted) ?? []);
  return (
    <section className={styles.facts} aria-label={name}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {can(update) && (
          <Button
            icon={<EditOutlined aria-hidden />}
            data-needs={update?.permission}
            onClick={() => open('edit', row.id)}
          >
            编辑
          </Button>
        )}
      </div>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <FieldCell field={field} record={row} place="list" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
