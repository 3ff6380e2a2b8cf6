import { Alert, Button, Progress } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import { FormField } from '@/src/crud/form/FormField';
import { FormRecord, useResourcePage } from '@/src/crud/ResourceContext';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { StatusTimeline } from '@/src/ui/display/StatusTimeline';
import { type College, completenessFields, gapsOf } from './college';
import styles from './college.module.css';

/** Empty members of a college (完整度): a press on one opens its form. */
export function CompletenessTab({ record }: { record: College }) {
  const { resource } = useResourcePage();
  const can = useCan();
  const [opened, setOpened] = useState<{ readonly gap: string; readonly record: College }>();
  const gaps = gapsOf(record);
  const { update } = resource.endpoints.operations;
  const field = resource.fields.find(({ name }) => name === opened?.gap);
  return (
    <>
      <Progress percent={numberOr(record.completeness)} aria-label="完整度" />
      {gaps.length === 0 ? (
        <Alert type="success" showIcon message="资料已完整" />
      ) : (
        <section className={styles.gaps} aria-label="待补充">
          {gaps.map((gap) => (
            <Button key={gap} disabled={!can(update)} onClick={() => setOpened({ gap, record })}>
              补充{completenessFields[gap]}
            </Button>
          ))}
        </section>
      )}
      {opened && field && (
        <ActionDialog
          title={`补充${field.label}`}
          operation="update"
          rows={[opened.record]}
          width={field.kind.wide ? 720 : 480}
          success="保存成功"
          close={() => setOpened(undefined)}
        >
          <FormRecord value={{ ...opened.record }}>
            <FormField field={field} required disabled={false} />
          </FormRecord>
        </ActionDialog>
      )}
    </>
  );
}

/** Former names of the college, with their dates (名称变更史). */
export function NamesTab({ record }: { record: College }) {
  const history: unknown = record.nameHistory;
  const steps = (Array.isArray(history) ? history.filter(isRecord) : []).map(({ name, time, note }) => ({
    key: `${textOr(time)} ${textOr(name)}`,
    title: textOr(name),
    time: textOr(time),
    note: textOr(note),
  }));
  return <StatusTimeline label="名称变更史" steps={steps} />;
}
