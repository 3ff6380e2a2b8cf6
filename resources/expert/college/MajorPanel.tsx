import { Drawer, Empty, Tag } from 'antd';
import { useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { figure, studyLength } from '@/src/gaokao/wireValues';
import { isRecord, numberOr, textOr, textsOf } from '@/src/lib/record';
import { parseId } from '@/src/lib/recordId';
import { useImages } from '@/src/services/useImages';
import { Chart } from '@/src/ui/chart/Chart';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { Details } from '@/src/ui/display/Details';
import { emptyText } from '@/src/ui/fields/field';
import { SafeHtml } from '@/src/ui/html/SafeHtml';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import { InventedRibbon } from '../unit/InventedRibbon';
import { CollegeDrawer } from './CollegeDrawer';
import styles from './college.module.css';
import { type CollegeScope, rowsIn, useMajor, type Wire } from './useCollege';

interface Props {
  readonly majorCode: string;
  readonly openMajor: (code: string) => void;
  /** Makes colleges links where it is given. */
  readonly openCollege?: (college: Pick<CollegeScope, 'schoolId' | 'keyword'>) => void;
}

/** 专业: courses, requirements and careers (E8 and E11). */
export function MajorPanel({ majorCode, openMajor, openCollege }: Props) {
  const { data, error, isPending, refetch } = useMajor(majorCode);
  if (majorCode === '') return <Empty description="请在院系专业中选择专业" />;
  if (!data && error) return <ReadError error={error} retry={refetch} />;
  if (!data || isPending) return <Skeleton rows={8} />;
  return <Major major={data} openMajor={openMajor} openCollege={openCollege} />;
}

function Major({
  major,
  openMajor,
  openCollege,
}: Omit<Props, 'majorCode' | 'openCollege'> & { major: Wire; openCollege: Props['openCollege'] }) {
  const { imageUrl } = useImages();
  const gender = isRecord(major.gender) ? major.gender : {};
  const [male, female] = [gender.male, gender.female].map(figure);
  const shares = (name: string, label: string) => ({
    head: label,
    categories: rowsIn(major, name).map((row) => textOr(row.name) || textOr(row.text)),
    series: [{ name: '占比', values: rowsIn(major, name).map(({ share }) => numberOr(share)) }],
  });
  const percent = (value: number) => `${value}%`;
  return (
    <div className={styles.stack}>
      <h3 className={styles.title}>
        {textOr(major.name)} <small>{textOr(major.code)}</small>
      </h3>
      <Details
        items={[
          { key: 'class', label: '专业类', children: textOr(major.className) || emptyText },
          { key: 'category', label: '学科门类', children: textOr(major.categoryName) || emptyText },
          { key: 'degree', label: '授予学位', children: textOr(major.degree) || emptyText },
          { key: 'years', label: '学制', children: studyLength(major.years) || emptyText },
          {
            key: 'gender',
            label: '男女比例',
            children: male === null || female === null ? emptyText : `男 ${male}% · 女 ${female}%`,
          },
        ]}
      />
      <SafeHtml html={textOr(major.intro)} imageUrl={imageUrl} />
      <Words title="主要课程" words={textsOf(major.courses)} />
      <Words title="就业方向" words={textsOf(major.careers)} />
      <div className={styles.charts}>
        <Chart
          title="选科要求分布"
          kind="bar"
          height={220}
          format={percent}
          data={shares('reqStats', '选科要求')}
        />
        <Chart title="毕业去向" kind="pie" height={220} format={percent} data={shares('jobs', '去向')} />
        <Chart
          title="毕业后月薪（元）"
          kind="line"
          height={220}
          data={{
            head: '毕业年限',
            categories: rowsIn(major, 'salary').map(({ year }) => `${textOr(year)} 年`),
            series: [{ name: '月薪', values: rowsIn(major, 'salary').map(({ value }) => numberOr(value)) }],
          }}
        />
      </div>
      <Schools schools={rowsIn(major, 'schools')} open={openCollege} />
      <Similar majors={rowsIn(major, 'similar')} open={openMajor} />
    </div>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <section>
      <h4>{title}</h4>
      {words.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </section>
  );
}

function Schools({ schools, open }: { schools: readonly Wire[]; open: Props['openCollege'] }) {
  if (schools.length === 0) return null;
  return (
    <section>
      <h4>学科评估较好的院校</h4>
      <ul className={styles.majors}>
        {schools.map((school) => (
          <li key={textOr(school.schoolId) || textOr(school.name)}>
            <School school={school} open={open} />
            <StateTag tone="success">{textOr(school.grade)}</StateTag>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of a college, which leads to it where it has an id. */
function School({ school, open }: { school: Wire; open: Props['openCollege'] }) {
  const [schoolId, name] = [parseId(school.schoolId), textOr(school.name)];
  if (!open || schoolId === undefined) return name;
  return (
    <button type="button" className={styles.link} onClick={() => open({ schoolId, keyword: name })}>
      {name}
    </button>
  );
}

function Similar({ majors, open }: { majors: readonly Wire[]; open: (code: string) => void }) {
  if (majors.length === 0) return null;
  return (
    <section>
      <h4>相近专业</h4>
      <ul className={styles.majors}>
        {majors.map(({ code, name }) => (
          <li key={textOr(code)}>
            <button type="button" className={styles.link} onClick={() => open(textOr(code))}>
              {textOr(name)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DrawerProps {
  readonly majorCode: string;
  /** The student and the plan of the colleges to open. */
  readonly scope: Omit<CollegeScope, 'schoolId' | 'keyword'>;
  readonly showSame: boolean;
  readonly close: () => void;
}

/** A major in a drawer of its own, its colleges in one above it (E8). */
export function MajorDrawer({ majorCode: first, scope, showSame, close }: DrawerProps) {
  const [majorCode, setMajorCode] = useState(first);
  const [college, setCollege] = useState<Pick<CollegeScope, 'schoolId' | 'keyword'>>();
  useReturnFocus();
  return (
    <Drawer open title="专业资料" width="max(50%, min(720px, 100%))" onClose={close}>
      <InventedRibbon />
      <MajorPanel majorCode={majorCode} openMajor={setMajorCode} openCollege={setCollege} />
      <DialogBoundary close={() => setCollege(undefined)}>
        {college && (
          <CollegeDrawer {...scope} {...college} showSame={showSame} close={() => setCollege(undefined)} />
        )}
      </DialogBoundary>
    </Drawer>
  );
}
