import type { FormInstance } from 'antd';
import type { ComponentProps } from 'react';
import type { useUnsaved } from '../../services/useUnsaved';
import { DialogBoundary } from '../../ui/DialogBoundary';
import { DraftBar } from '../../ui/display/DraftBar';
import type { FormValues } from '../../ui/fields/field';
import { load } from '../../ui/load';
import type { AnyField } from '../defineResource';
import type { Row } from '../resourceSpec';
import { lastChangeText } from './mergeChanges';
import { useRestoreDraft } from './useRestoreDraft';
import { useStaleQuestion } from './useStaleQuestion';

const StaleDialog = load(() => import('./StaleDialog'));

interface Props extends Pick<ComponentProps<typeof DraftBar>, 't'> {
  readonly form: Pick<FormInstance, 'setFields'>;
  /** Its `base` is `start` where there is a record. */
  readonly unsaved: Pick<ReturnType<typeof useUnsaved>, 'draft' | 'restored' | 'discard'>;
  /** Fields of a record that the form can change. */
  readonly fields: readonly AnyField[];
  /** The record that the form changes, as it was opened; a new one where absent. */
  readonly record: Row | undefined;
  /** The initial values of the record's form. */
  readonly start: FormValues;
}

/**
 * A bar over a form of a screen's own. Offers a draft, and lays it over the record as it was opened now (design
 * decision 35). Empty without a draft.
 */
export function RecordDraft({ form, unsaved, fields, record, start, ...bar }: Props) {
  const { draft, restored, discard } = unsaved;
  const { stale, askStale } = useStaleQuestion();
  const restore = useRestoreDraft<Row>({
    fields,
    draft,
    readNow: async () => record,
    startOf: () => start,
    ask: (about, now) =>
      askStale({ ...about, now: { ...now, ...start }, change: lastChangeText({ id: now.id }, now) }),
    put: (values) => {
      form.setFields(Object.entries(values).map(([name, value]) => ({ name, value })));
      restored();
    },
  });
  return (
    <>
      {draft && <DraftBar draft={draft} onRestore={() => void restore()} onDiscard={discard} {...bar} />}
      {stale && (
        <DialogBoundary close={() => stale.answer('cancel')}>
          <StaleDialog question={stale} />
        </DialogBoundary>
      )}
    </>
  );
}
