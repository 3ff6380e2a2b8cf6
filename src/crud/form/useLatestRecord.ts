import type { FormInstance } from 'antd';
import { type RefObject, useState } from 'react';
import { isRequestError } from '@/providers/http/errors';
import { useNotify } from '../../services/useNotify';
import { useServices } from '../../services/useServices';
import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';
import type { Row } from '../resourceSpec';
import { useInvalidateResource } from '../useInvalidateResource';
import { startValues } from './formValues';
import { type Changes, compareChanges, lastChangeText, withValuesOf } from './mergeChanges';
import { followedValues, renewedValues, type SavedMeanwhile } from './mergedValues';
import { useReadLatest } from './useReadLatest';
import { useStaleQuestion } from './useStaleQuestion';

type Values = Record<string, unknown>;

/** The values that a save sends, and the form before it. */
interface Agreed extends SavedMeanwhile {
  /** The record as the server holds it now, which the values are laid over. */
  readonly base: Row | undefined;
}

/** A record as it was opened, the values of its form, and the record as the server holds it now. */
interface Decision {
  readonly before: Row;
  readonly mine: FormValues;
  readonly now: Row;
}

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
  const read = useReadLatest();
  const invalidate = useInvalidateResource();
  const { callOperation } = useServices();
  const notify = useNotify();
  const [reading, setReading] = useState(false);
  const { stale, askStale } = useStaleQuestion();

  async function whileReading<T>(reads: Promise<T>): Promise<T> {
    setReading(true);
    return reads.finally(() => setReading(false));
  }

  /** The record now. Undefined for a new one, and where it cannot be read; rejects where the server refuses. */
  const readNow = async () => (record ? whileReading(read(record)) : undefined);

  /** Values that the record does not hold, laid over those of the server. */
  const renew = async (values: FormValues, of: Row) =>
    fields.some(({ kind }) => kind.merging)
      ? whileReading(renewedValues(fields, values, of, callOperation))
      : {};

  /**
   * The values to send, and the record as the server holds it now, which they are laid over. A field that only somebody
   * else has changed keeps their value; a field that both have changed is asked about. Undefined where the answer is
   * not to save.
   */
  async function latest(values: Values, entered: Values): Promise<Agreed | undefined> {
    if (!record) return { sent: values, entered, base: record };
    const now = await readNow().catch(refuseUnread);
    const merged = now ? await merge(values, entered, record, now) : values;
    if (!merged) return undefined;
    const base = now ?? record;
    const renewed = await renew(merged, base);
    const put = Object.fromEntries(Object.entries(renewed).filter(([name]) => isUntouched(name, entered)));
    if (Object.keys(put).length > 0) take(base, put);
    return { sent: { ...merged, ...renewed }, entered: { ...entered, ...put }, base };
  }

  /** Says that nothing was saved. A record that cannot be read any more has probably left its list, which is read again. */
  function refuseUnread(error: unknown): never {
    if (isRequestError(error) && !isRequestError(error, 'refused')) throw error;
    void invalidate();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}，未能保存；填写的内容仍在，可复制后关闭`, { cause: error });
  }

  /** The values with those that only somebody else has changed. Undefined where the answer is not to save. */
  async function merge(values: Values, entered: Values, before: Row, now: Row) {
    const fresh = startValues(fields, now);
    const changes = compareChanges(fields, { before: startValues(fields, before), mine: values, now: fresh });
    const isAgreed = changes.both.length === 0 || (await decide(changes, { before, mine: values, now }));
    if (!isAgreed) return undefined;
    takeOver(changes.theirs, now, entered);
    return withValuesOf(values, changes.theirs, fresh);
  }

  /** Whether a field holds what it held when the form held the values `entered`. */
  const isUntouched = (name: string, entered: FormValues) => form.getFieldValue(name) === entered[name];

  /** Asks whether the values here replace the ones that somebody else has entered in the same fields. */
  async function decide({ theirs, both }: Changes, { before, mine, now }: Decision): Promise<boolean> {
    // The question would be below the one on screen.
    if (leaving.current) throw new Error('记录已被他人修改，请核对后再保存');
    const answer = await askStale({ fields: both, now, mine, change: lastChangeText(before, now) });
    if (answer === 'take') {
      takeOver([...theirs, ...both], now);
      notify('info', '已填入新的值，请核对后保存');
      taken();
    }
    return answer === 'overwrite';
  }

  /** Takes the values of somebody else, except in fields typed into since the form held the values `entered`. */
  function takeOver(theirs: readonly AnyField[], now: Row, entered = form.getFieldsValue(true)): void {
    const untouched = theirs.filter(({ name }) => isUntouched(name, entered));
    take(now, startValues(untouched, now));
  }

  /** Values that were changed further during a save, as changes of the saved ones. */
  const follow = (saved: SavedMeanwhile) => followedValues(fields, form.getFieldsValue(true), saved);

  return { latest, readNow, renew, follow, reading, stale, askStale };
}
