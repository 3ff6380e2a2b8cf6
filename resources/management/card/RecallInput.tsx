import { Form } from 'antd';
import { use } from 'react';
import { FormRecord } from '@/src/crud/ResourceContext';
import { sameId } from '@/src/lib/recordId';
import type { InputProps } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import styles from './card.module.css';
import { recallText } from './charge';
import { useReleases } from './useReleases';

const { Input } = number('').kind;

/** How many cards are recalled, with what goes back to the institution during typing (screen G12). */
export default function RecallInput(props: InputProps<number>) {
  const { data } = useReleases(use(FormRecord)?.id ?? '');
  const chosen = Form.useWatch('releaseId', Form.useFormInstance());
  const release = data.find(({ id }) => sameId(id, chosen));
  return (
    <>
      <Input {...props} />
      {release && (
        <div role="status" className={styles.under}>
          {recallText(release, props.value ?? null)}
        </div>
      )}
    </>
  );
}
