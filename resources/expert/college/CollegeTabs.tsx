import { Alert, Collapse, Empty } from 'antd';
import { subjectGrades } from '@/src/gaokao/collegeEnumerations';
import type { RecordId } from '@/src/lib/recordId';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import styles from './college.module.css';
import { byGrade } from './collegeChart';
import { useDepartments, useGrades } from './useCollege';

/** 学科评估: the fourth round's grades, and the disciplines of 双一流 (E11). */
export function GradesTab({ schoolId }: { schoolId: RecordId }) {
  const { data, isError } = useGrades(schoolId);
  if (!data && isError) return <Alert type="error" showIcon message="学科评估加载失败，请稍后再试" />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return <Empty description="暂无学科评估结果" />;
  return (
    <dl className={styles.grades}>
      {byGrade(data).map(({ grade, disciplines }) => (
        <div key={grade}>
          <dt>
            <StateTag tone={subjectGrades.find(({ value }) => value === grade)?.tone ?? 'info'}>
              {grade || '未评估'}
            </StateTag>
            <small>第四轮 · {disciplines.length} 个</small>
          </dt>
          <dd>
            {disciplines.map(({ code, name, doubleFirst }) => (
              <span key={`${code}${name}`} className={styles.discipline}>
                {name}
                {doubleFirst && <small>双一流</small>}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DepartmentsProps {
  readonly schoolId: RecordId;
  readonly openMajor: (code: string) => void;
}

/** 院系专业: the majors of each department; a press opens one (E11). */
export function DepartmentsTab({ schoolId, openMajor }: DepartmentsProps) {
  const { data, isError } = useDepartments(schoolId);
  if (!data && isError) return <Alert type="error" showIcon message="院系专业加载失败，请稍后再试" />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return <Empty description="暂无院系专业资料" />;
  return (
    <Collapse
      ghost
      defaultActiveKey={data.slice(0, 4).map(({ college }) => college)}
      items={data.map(({ college, majors }) => ({
        key: college,
        label: `${college}（${majors.length}）`,
        children: (
          <ul className={styles.majors}>
            {majors.map(({ majorCode, name, years, feature, first }) => (
              <li key={name}>
                {/* Classes of majors have no code, and no page of their own. */}
                {majorCode === '' ? (
                  name
                ) : (
                  <button type="button" className={styles.link} onClick={() => openMajor(majorCode)}>
                    {name}
                  </button>
                )}
                {years && <small>{years}</small>}
                {feature && <StateTag tone="warning">国家特色</StateTag>}
                {first && <StateTag tone="primary">一流专业</StateTag>}
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
