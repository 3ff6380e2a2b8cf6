import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { RequestError } from '@/providers/http/errors';
import { SettingsForm, type SettingsHandle } from '@/src/crud/form/settings/SettingsForm';
import { scoreProblem } from '@/src/gaokao/subjectChoice';
import { numberOr, textsOf } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import type { FormValues } from '@/src/ui/fields/field';
import { useProvinceRules } from '../../lookups/useProvinceRules';
import { expertEndpoints } from '../endpoints';
import { ScoreAside } from './ScoreAside';
import { StudentFormProvider } from './StudentFormContext';
import { rankQuestion } from './scoreRules';
import styles from './student.module.css';
import { studentFields, studentGroups } from './studentFields';
import { changedMembers, formValues, moveQuestion, movesChances } from './studentValues';
import { type Standing, useStanding } from './useStanding';
import { useStudentChanged } from './useStudent';

const { update } = expertEndpoints['expert/student'].operations;
const { list: tables } = expertEndpoints['expert/volunteer'].operations;
const groups = Object.entries(studentGroups).map(([key, { label }]) => ({ key, label }));

interface Props {
  readonly student: FormValues;
  readonly userId: RecordId;
  /** The group on screen; another tab where it is none of them. */
  readonly tab: string;
  readonly show: (tab: string) => void;
}

/** The form of a student (screen E2): what is typed is looked up in the official tables at once. */
export function StudentForm({ student, userId, tab, show }: Props) {
  const record = useMemo(() => formValues(student), [student]);
  const [values, setValues] = useState<FormValues>(record);
  const handle = useRef<SettingsHandle>(null);
  const { data: rules } = useProvinceRules(numberOr(values.provinceId));
  const { standing, isCurrent } = useStanding(values);
  const fields = useMemo(() => withFullMark(rules?.fullMark ?? 750), [rules?.fullMark]);
  useFollowing({ handle, record, values, rules, standing: isCurrent ? standing : undefined });
  const save = useSave({ userId, student, standing: isCurrent ? standing : undefined });
  const info = useMemo(() => ({ userId, values, standing, rules }), [userId, values, standing, rules]);
  return (
    <StudentFormProvider value={info}>
      <div className={tab === 'score' ? styles.halves : ''} hidden={!Object.hasOwn(studentGroups, tab)}>
        <SettingsForm
          ref={handle}
          name={`考生信息（编号 ${userId}）`}
          fields={fields}
          groups={groups}
          shown={{ key: tab, show }}
          record={record}
          save={save}
          needs={update.permission}
          onValues={(typed) => setValues({ ...typed })}
          draftPath={`/expert/filling/student?userId=${userId}`}
        />
        {tab === 'score' && <ScoreAside />}
      </div>
    </StudentFormProvider>
  );
}

/** The fields with the province's full mark. */
function withFullMark(fullMark: number) {
  const validator = (_rule: unknown, value: unknown) => {
    const problem = scoreProblem(value, fullMark);
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  };
  return studentFields.map((field) =>
    field.name === 'score' ? { ...field, rules: [{ validator }] } : field,
  );
}

interface Following {
  readonly handle: { readonly current: SettingsHandle | null };
  readonly record: FormValues;
  readonly values: FormValues;
  readonly rules: ReturnType<typeof useProvinceRules>['data'];
  /** The standing of the typed score. */
  readonly standing: Standing | undefined;
}

/**
 * Adjusts dependent values: another province has its own subjects, and a score sets its rank, unless one was typed.
 */
function useFollowing({ handle, record, values, rules, standing }: Following): void {
  const given = useRef<number | null>(null);
  const takeRules = useEffectEvent((now: Following['rules']) => {
    if (!now || Number(values.subjectType) === now.subjectType) return;
    const possible = textsOf(values.subjects).filter((subject) => now.subjects.includes(subject));
    handle.current?.enter({ subjectType: now.subjectType, subjects: possible });
  });
  useEffect(() => takeRules(rules), [rules]);
  const takeRank = useEffectEvent((now: Following['standing']) => {
    const isOld = ['score', 'provinceId', 'year', 'subjects'].every(
      (name) => JSON.stringify(values[name] ?? null) === JSON.stringify(record[name] ?? null),
    );
    if (!now || now.rank === null || (isOld && given.current === null)) return;
    const own = values.rank ?? null;
    const isGiven =
      own === null || own === given.current || (values.rank === record.rank && given.current === null);
    if (!isGiven || own === now.rank) return;
    given.current = now.rank;
    handle.current?.enter({ rank: now.rank });
  });
  useEffect(() => takeRank(standing), [standing]);
}

interface Saving {
  readonly userId: RecordId;
  readonly student: FormValues;
  readonly standing: Standing | undefined;
}

/**
 * Sends the changed members alone. Asks first where the rank does not fit the score, and where tables depend on the
 * change.
 */
function useSave({ userId, student, standing }: Saving) {
  const { callOperation } = useServices();
  const confirm = useConfirm();
  const changed = useStudentChanged();
  const countTables = useTableCount(userId);
  const agree = async (text: string | undefined) => {
    if (text !== undefined && !(await confirm({ text })))
      throw new RequestError('未保存', { reason: { kind: 'declined' }, call: update.path, shown: true });
  };
  return async (values: FormValues, { subjectType: _type, ...changes }: FormValues) => {
    const empty = values.rank === null || values.rank === undefined;
    const filled = empty && standing?.rank ? { ...changes, rank: standing.rank } : changes;
    if ('rank' in filled || 'score' in filled)
      await agree(rankQuestion(rangeOf(standing), filled.rank ?? values.rank));
    if (movesChances(filled)) await agree(moveQuestion(await countTables()));
    const body = { id: isRecordId(student.id) ? student.id : userId, ...changedMembers(filled, student) };
    await callOperation(update, { body });
    await changed(userId);
  };
}

function rangeOf(standing: Standing | undefined) {
  const { score = null, best = null, worst = null } = standing ?? {};
  return score === null || best === null || worst === null ? undefined : { score, best, worst };
}

/** How many tables of choices there are; undefined where that cannot be known. */
function useTableCount(userId: RecordId): () => Promise<number | undefined> {
  const { callOperation } = useServices();
  return async () => {
    try {
      const body = { page: 1, limit: 50, userId };
      const { data } = await callOperation(tables, { body, options: { allowRepeat: true, quiet: true } });
      if (Array.isArray(data)) return data.length;
      return typeof data === 'object' && data !== null && 'total' in data ? Number(data.total) : undefined;
    } catch {
      return undefined;
    }
  };
}
