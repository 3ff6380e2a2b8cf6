import { useDataProvider } from '@refinedev/core';
import type { FormInstance } from 'antd';
import { type RefObject, useState } from 'react';
import { providerOf } from '@/providers/data/providerOf';
import { useCan } from '../../services/useCan';
import { useNotify } from '../../services/useNotify';
import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { startValues } from './formValues';
import { type Changes, compareChanges, lastChangeText, withValuesOf } from './mergeChanges';
import { useStaleQuestion } from './useStaleQuestion';

type Values = Record<string, unknown>;

interface Given {
  readonly form: FormInstance<Values>;
  readonly fields: readonly AnyField[];
  /** The record that the form was opened with; a new one where absent. */
  readonly record: Row | undefined;
  /** Whether the page is being left for another one. */
  readonly leaving: RefObject<boolean>;
  /** Puts the record as the server holds it now below the form, and those values into it. */
  readonly take: (now: Row, values: Values) => void;
  /** Called where somebody else's values were taken in place of saving. */
  readonly taken: () => void;
}

/**
 * The record of a form as the server holds it now, and the values that somebody else has changed meanwhile. A field
 * that both have changed is asked about.
 */
export function useLatestRecord({ form, fields, record, leaving, take, taken }: Given) {
  const { name, endpoints } = useResourcePage().resource;
  const provider = useDataProvider();
  const can = useCan();
  const notify = useNotify();
  const [reading, setReading] = useState(false);
  const { stale, askStale } = useStaleQuestion();

  /** The record now. Undefined for a new one, and where a single record cannot be read; rejects where the server refuses. */
  async function readNow(): Promise<Row | undefined> {
    if (!record || !can({ forForm: endpoints.operations.one })) return undefined;
    setReading(true);
    try {
      const { data } = await provider(providerOf(endpoints)).getOne<Row>({ resource: name, id: record.id });
      return data;
    } finally {
      setReading(false);
    }
  }

  /**
   * The values to send, and the record as the server holds it now, which they are laid over. A field that only somebody
   * else has changed keeps their value; a field that both have changed is asked about. Undefined where the answer is
   * not to save.
   */
  async function latest(
    values: Values,
    entered: Values,
  ): Promise<{ values: FormValues; base: Row | undefined } | undefined> {
    const now = await readNow();
    if (!record || !now) return { values, base: record };
    const fresh = startValues(fields, now);
    const changes = compareChanges(fields, { before: startValues(fields, record), mine: values, now: fresh });
    const isAgreed = changes.both.length === 0 || (await decide(changes, record, now));
    if (!isAgreed) return undefined;
    takeOver(changes.theirs, now, entered);
    return { values: withValuesOf(values, changes.theirs, fresh), base: now };
  }

  /** Asks whether the values here replace the ones that somebody else has entered in the same fields. */
  async function decide({ theirs, both }: Changes, before: Row, now: Row): Promise<boolean> {
    // The question would be below the one on screen.
    if (leaving.current) throw new Error('记录已被他人修改，请核对后再保存');
    const answer = await askStale({ fields: both, now, change: lastChangeText(before, now) });
    if (answer === 'take') {
      takeOver([...theirs, ...both], now);
      notify('info', '已填入新的值，请核对后保存');
      taken();
    }
    return answer === 'overwrite';
  }

  /** Takes the values of somebody else, except in fields typed into since the form held the values `entered`. */
  function takeOver(theirs: readonly AnyField[], now: Row, entered = form.getFieldsValue(true)): void {
    const untouched = theirs.filter(({ name: field }) => form.getFieldValue(field) === entered[field]);
    take(now, startValues(untouched, now));
  }

  return { latest, readNow, reading, stale, askStale };
}
