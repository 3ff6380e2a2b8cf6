import { ArrowRightOutlined } from '@ant-design/icons';
import {
  combinations,
  counterfactuals,
  coverageOf,
  type Counterfactual as Found,
  type Places,
} from '@/src/gaokao/coverage';
import type { Student } from '@/src/gaokao/student';
import { type ProvinceRules, subjectsProblem } from '@/src/gaokao/subjectChoice';
import { categoryOf, subjectName } from '@/src/gaokao/subjects';
import { Skeleton } from '@/src/ui/Skeleton';
import { useProvinceRules } from '../../lookups/useProvinceRules';
import { shortSubject } from '../filling/filling';
import { usePlaces } from '../student/SubjectsInput';
import styles from './counterfactual.module.css';

/** 换选科试算 (screen E8, Beyond): what other choices of subjects would open, for pupils whose choice is not fixed. */
export function Counterfactual({ student }: { student: Student }) {
  // Under 传统文理 a pool has one choice of subjects.
  const isFixed = student.subjectType === 1;
  const { data, isError } = usePlaces(isFixed ? undefined : student.provinceId, student.year);
  const rules = useProvinceRules(isFixed ? 0 : student.provinceId);
  if (isFixed || isError || rules.isError) return null;
  if (!data || !rules.data) return <Skeleton rows={1} />;
  const own = coverageOf(data, student).percent;
  if (own === null) return null;
  const better = betterChoices(data, { ...rules.data, category: student.category }, own);
  return (
    <section className={styles.counterfactual} aria-label="换选科试算">
      <h3>换选科试算</h3>
      <p>
        现选 {nameOf(student.subjects)}，可报专业覆盖率 <b>{own}%</b>
      </p>
      {better.length === 0 ? (
        <p>{student.subjectType === 3 && '同首选科目下'}没有覆盖率更高的组合</p>
      ) : (
        <ul>
          {better.map(({ subjects, coverage }) => (
            <li key={subjects.join()} title={subjects.map(subjectName).join('、')}>
              若选 {nameOf(subjects)}，覆盖率 {own}% <ArrowRightOutlined aria-label="变为" />{' '}
              <b>{coverage.percent}%</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function nameOf(subjects: readonly string[]): string {
  return subjects.map(shortSubject).join('');
}

/**
 * Choices with a better coverage, the best first, as many as are read. All are of the student's own pool: shares of two
 * pools are shares of different places.
 */
export function betterChoices(
  places: readonly Places[],
  { category, ...rules }: Pick<Student, 'category'> & ChoiceRules,
  own: number,
): readonly Found[] {
  const choices = choicesOf(rules)
    .filter((subjects) => categoryOf(rules.subjectType, subjects) === category)
    .map((subjects) => ({ subjects, category }));
  return counterfactuals(places, choices)
    .filter(({ coverage }) => (coverage.percent ?? 0) > own)
    .slice(0, 5);
}

/** The subjects that a province offers, and its way to choose them. */
type ChoiceRules = Pick<ProvinceRules, 'subjectType' | 'subjects'>;

/** All subject choices of a province. */
export function choicesOf({ subjectType, subjects }: ChoiceRules): readonly (readonly string[])[] {
  return combinations(subjects, subjectType === 1 ? 1 : 3).filter(
    (choice) => subjectsProblem(subjectType, choice) === undefined,
  );
}
