import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { readList } from '@/providers/data/listResponse';
import { RequestError } from '@/providers/http/errors';
import { SettingsForm, type SettingsHandle } from '@/src/crud/form/settings/SettingsForm';
import { scoreProblem } from '@/src/gaokao/subjectChoice';
import { numberOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { needsAnswer } from '@/src/services/useUnsaved';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import type { FormValues } from '@/src/ui/fields/field';
import { useProvinceRules } from '../../lookups/useProvinceRules';
import { expertEndpoints } from '../endpoints';
import { ScoreAside } from './ScoreAside';
import { StudentFormProvider } from './StudentFormContext';
import {
  hasStoredRank,
  needsStanding,
  rankQuestion,
  rankRange,
  rankToSave,
  rankToTake,
  subjectsToTake,
  tableRank,
  yearProblem,
} from './scoreRules';
import styles from './student.module.css';
import { studentFields, studentGroups } from './studentFields';
import { changedMembers, formValues, moveQuestion, movesChances } from './studentValues';
import { type Standing, useStanding } from './useStanding';
import { useStudent, useStudentChanged } from './useStudent';

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
  const storedYear = numberOr(record.year);
  const { question, wrongYear, standing, isCurrent, readNow } = useStanding(values, storedYear);
  const fullMark = rules?.fullMark ?? 750;
  const fields = useMemo(() => withRules({ fullMark, storedYear }), [fullMark, storedYear]);
  const given: Following['given'] = useRef(undefined);
  useFollowing({ handle, given, record, values, rules, standing: isCurrent ? standing : undefined });
  const isShown = Object.hasOwn(studentGroups, tab);
  const agree = useAgreement(() => isShown || show('basic'));
  const addRank = useRankOfScore({ userId, given, record, readNow, agree });
  const save = useSave({ userId, student, handle, addRank });
  const { refetch } = useStudent(userId);
  const readStudentNow = async () => {
    const { data: now, error } = await refetch();
    if (error || !now) throw error;
    return formValues(now);
  };
  const info = useMemo(
    () => ({ userId, values, question, wrongYear, standing, rules }),
    [userId, values, question, wrongYear, standing, rules],
  );
  return (
    <StudentFormProvider value={info}>
      <div className={tab === 'score' ? styles.halves : ''} hidden={!isShown}>
        <SettingsForm
          ref={handle}
          name={`考生信息（编号 ${userId}）`}
          fields={fields}
          groups={groups}
          shown={{ key: tab, show }}
          record={record}
          save={save}
          readNow={readStudentNow}
          needs={update.permission}
          onValues={(typed) => setValues({ ...typed })}
          draftPath={`/expert/filling/student?userId=${userId}`}
        />
        {tab === 'score' && <ScoreAside />}
      </div>
    </StudentFormProvider>
  );
}

/** The fields with the rules that need the province's full mark, or the stored year of the exam. */
function withRules({ fullMark, storedYear }: Readonly<Record<'fullMark' | 'storedYear', number>>) {
  const problems = new Map([
    ['score', (value: unknown) => scoreProblem(value, fullMark)],
    ['year', (value: unknown) => (typeof value === 'number' ? yearProblem(value, storedYear) : undefined)],
  ]);
  return studentFields.map((field) => {
    const problemOf = problems.get(field.name);
    if (!problemOf) return field;
    const validator = async (_rule: unknown, value: unknown) => {
      const problem = problemOf(value);
      if (problem !== undefined) throw new Error(problem);
    };
    return { ...field, rules: [{ validator }] };
  });
}

interface Following {
  readonly handle: { readonly current: SettingsHandle | null };
  /** The rank that the form took from the table, null for none; undefined where it took nothing. */
  readonly given: { current: number | null | undefined };
  readonly record: FormValues;
  readonly values: FormValues;
  readonly rules: ReturnType<typeof useProvinceRules>['data'];
  /** The standing of the typed score. */
  readonly standing: Standing | undefined;
}

/**
 * Adjusts dependent values: another province has its own subjects, and a score sets its rank, unless one was typed.
 */
function useFollowing({ handle, given, record, values, rules, standing }: Following): void {
  const takeRules = useEffectEvent((now: Following['rules']) => {
    const adjusted = now && subjectsToTake(values, now);
    if (adjusted) handle.current?.enter(adjusted);
  });
  useEffect(() => takeRules(rules), [rules]);
  const takeRank = useEffectEvent((found: number | null | undefined) => {
    if (hasStoredRank({ values, record })) given.current = undefined;
    const rank = rankToTake({ values, record, given: given.current }, found);
    if (rank === undefined) return;
    given.current = rank;
    handle.current?.enter({ rank });
  });
  const found = tableRank(values, standing);
  useEffect(() => takeRank(found), [found]);
}

/** Asks a question before a save, which is declined without a yes. */
type Agree = (text: string | undefined, isLeaving: boolean) => Promise<void>;

/** `showForm` brings the form on screen, where its refusal is read. */
function useAgreement(showForm: () => unknown): Agree {
  const confirm = useConfirm();
  return async (text, isLeaving) => {
    if (text === undefined) return;
    if (isLeaving) {
      showForm();
      // The question would be below the one on screen.
      throw new Error(needsAnswer);
    }
    if (!(await confirm({ text })))
      throw new RequestError('未保存', { reason: { kind: 'declined' }, call: update.path, shown: true });
  };
}

interface RankOfScore extends Pick<Following, 'given' | 'record'> {
  readonly userId: RecordId;
  readonly readNow: (values: FormValues) => Promise<Standing | undefined>;
  readonly agree: Agree;
}

/**
 * Adds the rank where the table has one and none was typed, though its look-up was not awaited. Asks where the rank
 * does not fit the score, and where tables depend on the change.
 */
function useRankOfScore({ userId, given, record, readNow, agree }: RankOfScore) {
  const countTables = useTableCount(userId);
  return async (values: FormValues, changes: FormValues, isLeaving: boolean): Promise<FormValues> => {
    const own = values.rank ?? null;
    // Meanwhile the form may take the rank as well; these values do not have it.
    const before = given.current;
    const standing = own === null || needsStanding(changes) ? await readNow(values) : undefined;
    const rank = rankToSave({ values, record, given: before }, tableRank(values, standing));
    const more = rank === undefined ? {} : { rank };
    const all = { ...changes, ...more };
    if (needsStanding(all)) await agree(rankQuestion(rankRange(values, standing), rank ?? own), isLeaving);
    if (movesChances(all)) await agree(moveQuestion(await countTables()), isLeaving);
    if (rank !== undefined) given.current = rank;
    return more;
  };
}

interface Saving {
  readonly userId: RecordId;
  readonly student: FormValues;
  readonly handle: Following['handle'];
  readonly addRank: ReturnType<typeof useRankOfScore>;
}

/** Sends the changed members alone, and the rank that is added. */
function useSave({ userId, student, handle, addRank }: Saving) {
  const { callOperation } = useServices();
  const changed = useStudentChanged();
  return async (values: FormValues, changes: FormValues, isLeaving: boolean) => {
    const rank = await addRank(values, changes, isLeaving);
    handle.current?.enter(rank);
    const { subjectType: _type, ...sent } = { ...changes, ...rank };
    const body = { id: isRecordId(student.id) ? student.id : userId, ...changedMembers(sent, values) };
    await callOperation(update, { body });
    await changed(userId);
    return rank;
  };
}

/** How many tables of choices there are that are not void; undefined where that cannot be known. */
function useTableCount(userId: RecordId): () => Promise<number | undefined> {
  const { callOperation } = useServices();
  return async () => {
    try {
      const body = { page: 1, limit: 50, userId };
      const response = await callOperation(tables, { body, options: { allowRepeat: true, quiet: true } });
      return readList(response, tables.path).list.filter(({ status }) => numberOr(status) !== 9).length;
    } catch {
      return undefined;
    }
  };
}
