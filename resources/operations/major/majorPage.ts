import { studyLength } from '@/src/gaokao/wireValues';
import { numberOr, textOr, textsOf } from '@/src/lib/record';
import { listHtml, recordsIn } from '../publicHtml';

type Answer = Readonly<Record<string, unknown>>;

/** Degree, class and years of a major in one line: 工学学士　计算机类　4 年. */
export function majorNote({ degree, className, years }: Answer): string {
  return [textOr(degree), textOr(className), studyLength(years)].filter(Boolean).join('　');
}

/** The public page of a major below its title, as HTML (`majorDetail`, screen O12). */
export function majorHtml(major: Answer): string {
  const shares = (name: string) =>
    recordsIn(major, name).map((row) => `${textOr(row.text) || textOr(row.name)} ${numberOr(row.share)}%`);
  const graded = recordsIn(major, 'schools').slice(0, mostColleges);
  return [
    textOr(major.intro),
    listHtml('选科要求', shares('reqStats')),
    listHtml('主干课程', textsOf(major.courses)),
    listHtml('就业方向', textsOf(major.careers)),
    listHtml('就业去向', shares('jobs')),
    listHtml(
      '评估结果靠前的院校',
      graded.map(({ name, grade }) => `${textOr(name)} ${textOr(grade)}`),
    ),
  ].join('');
}

/** Colleges that are named. */
const mostColleges = 8;
