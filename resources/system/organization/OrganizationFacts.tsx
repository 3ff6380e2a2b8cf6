import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { FieldCell } from '@/src/crud/FieldCell';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useOpenRecord } from '@/src/crud/useOpenRecord';
import { textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import styles from './organization.module.css';

const inLine = ['orgType', 'leaderId', 'phone', 'status'];
const unfolded = ['code', 'region', 'address'];

/**
 * The organization's place and contact over its members, in one line that unfolds. Persons with the permission start
 * and stop it here.
 */
export function OrganizationFacts({ row }: { readonly row: Row }) {
  const { resource } = useResourcePage();
  const can = useCan();
  const openRecord = useOpenRecord();
  const [open, setOpen] = useState(false);
  const { update } = resource.endpoints.operations;
  const name = textOr(row.name);
  const names = open ? [...inLine, ...unfolded] : inLine;
  const fields = names.flatMap((wanted) => resource.fields.find((field) => field.name === wanted) ?? []);
  return (
    <section className={styles.facts} aria-label={name}>
      <h2>{name}</h2>
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
      <Button type="link" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? '收起' : '详情'}
      </Button>
      {can(update) && (
        <Button
          size="small"
          icon={<EditOutlined aria-hidden />}
          data-needs={update?.permission}
          onClick={() => openRecord('edit', row.id)}
        >
          编辑
        </Button>
      )}
    </section>
  );
}
