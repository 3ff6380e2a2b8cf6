import { useCall } from '@/src/crud/useCall';
import { coverageOf, type Places } from '@/src/gaokao/coverage';
import type { Category } from '@/src/gaokao/student';
import { subjectsProblem } from '@/src/gaokao/subjectChoice';
import { formatNumber } from '@/src/lib/formatNumber';
import { isRecord, numberOr, textOr, textsOf } from '@/src/lib/record';
import type { InputProps } from '@/src/ui/fields/field';
import { SubjectChips } from '../../lookups/SubjectChips';
import { expertEndpoints } from '../endpoints';
import { useStudentForm } from './StudentFormContext';
import styles from './student.module.css';

const { requirements } = expertEndpoints['expert/student'].operations;

/** Chips for the subjects of the province; below them, live, how many places the choice opens (E2, Beyond). */
export function SubjectsInput(props: InputProps<readonly string[]>) {
  const { rules } = useStudentForm();
  if (!rules) return <p className={styles.soft}>请先选择高考省份</p>;
  return (
    <div>
      <SubjectChips {...props} rules={rules} />
      {subjectsProblem(rules.subjectType, textsOf(props.value)) === undefined && <CoverageLine />}
    </div>
  );
}

/** 可报专业覆盖率 81%, of all places of the category. */
function CoverageLine() {
  const { values, question } = useStudentForm();
  const { data, isError } = usePlaces(question?.provinceId, question?.year);
  if (!question || isError || data?.length === 0) return null;
  if (!data) return <p className={styles.soft}>可报专业覆盖率计算中…</p>;
  const { met, all, percent } = coverageOf(data, {
    category: question.category,
    subjects: textsOf(values.subjects),
  });
  if (percent === null) return null;
  return (
    <p role="status" className={styles.coverage} data-low={percent < 50}>
      可报专业覆盖率 <b>{percent}%</b>
      <small>
        本类别 {formatNumber(all)} 个计划，可报 {formatNumber(met)} 个
      </small>
    </p>
  );
}

/** The places of a province's main batch by requirement; few rows, whatever the number of colleges. */
export function usePlaces(provinceId: number | undefined, year: number | undefined) {
  return useCall(requirements, (data) => (Array.isArray(data) ? data.filter(isRecord).map(placesOf) : []), {
    of: ['expert/student', 'places'],
    body: { provinceId, year },
    enabled: provinceId !== undefined && year !== undefined,
    staleTime: 5 * 60_000,
  });
}

function placesOf({ category, req, planCount }: Record<string, unknown>): Places {
  return { category: categories[numberOr(category) - 1], req: textOr(req), planCount: numberOr(planCount) };
}

const categories: readonly Category[] = [1, 2, 3, 4, 5];
