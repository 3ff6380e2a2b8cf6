import type { FormInstance } from 'antd';
import { useState } from 'react';
import { textOr } from '../../lib/record';
import { useFormPlace } from '../../services/useFormPlace';
import { useUndrafted } from '../../services/useUndrafted';
import { useUnsaved } from '../../services/useUnsaved';
import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';
import { withoutSecrets } from '../form/formValues';
import { useResourcePage } from '../ResourceContext';
import type { AnyRecord } from '../resourceSpec';
import { passwordFields } from './signInPassword';

/** An action whose typed values are kept as a draft. */
export interface Drafted {
  /** The action's name: 写跟进. */
  readonly label: string;
  /** Declared fields: secrets among them stay out of the draft. */
  readonly fields: readonly AnyField[];
}

interface Typed {
  readonly operation: string;
  /** The staff's name for the dialog. */
  readonly name: string;
  readonly rows: readonly AnyRecord[];
  readonly drafted: Drafted | undefined;
  readonly start: FormValues;
  /** Number of the request, where it is booked once. */
  readonly requestNo: string | undefined;
  /** Goes on with the request of a draft, which the server may have booked already. */
  readonly takeRequestNo: (requestNo: string) => void;
}

/**
 * Registers a dialog as unsaved once something was typed; passwords do not count. Where it is `drafted`, a draft is kept
 * per action and records, and offered when that dialog opens again.
 */
export function useActionDraft(
  form: FormInstance,
  { operation, name, rows, drafted, start, requestNo, takeRequestNo }: Typed,
) {
  const { resource, basePath } = useResourcePage();
  const place = useFormPlace();
  const ids = rows.map(({ id }) => String(id)).toSorted();
  const label = drafted?.label ?? name;
  const fields = [...(drafted?.fields ?? []), ...passwordFields];
  const undrafted = useUndrafted(place);
  // As the record was when the dialog opened: it may be read anew meanwhile.
  const [began] = useState(start);
  const unsaved = useUnsaved(
    {
      name,
      values: () => ({
        ...withoutSecrets(fields, form.getFieldsValue(true)),
        ...(requestNo !== undefined && { requestNo }),
      }),
      base: () => (rows.length === 1 ? withoutSecrets(fields, began) : undefined),
      personal: [...resource.fields, ...fields].some(({ personal }) => personal),
    },
    { ...place, draftPath: `${basePath}#${[operation, label, ...ids].join('.')}` },
  );

  return {
    draft: unsaved.draft,
    discard: unsaved.discard,
    restored() {
      const sent = textOr(unsaved.draft?.values.requestNo);
      if (sent !== '') takeRequestNo(sent);
      unsaved.restored();
    },
    /** Called with the typed changes. */
    touch(changes: object) {
      if (Object.keys(withoutSecrets(fields, { ...changes })).length === 0) return;
      if (drafted) unsaved.touch();
      else undrafted.note({ name, drop: () => undefined });
    },
    /** Called once the values were sent. */
    settle() {
      unsaved.settle();
      undrafted.note(undefined);
    },
    /**
     * Called when the dialog is given up; resolves to whether it may close. An earlier draft that was not taken up
     * stays. Escape may be a slip: the draft is on offer the next time, and what has none is asked about.
     */
    async giveUp(byEscape: boolean): Promise<boolean> {
      if (byEscape && !drafted) return undrafted.confirmDiscard();
      if (byEscape) unsaved.leave();
      else if (unsaved.isDirty()) unsaved.settle();
      undrafted.note(undefined);
      return true;
    },
    /** Called when the dialog closes by itself; the draft stays. */
    leave() {
      unsaved.leave();
      undrafted.note(undefined);
    },
  };
}
