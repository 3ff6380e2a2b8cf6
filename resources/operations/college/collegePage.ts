import { escapeHtml } from '@/src/lib/escapeHtml';
import { isYes, textOr, textsOf } from '@/src/lib/record';
import { listHtml, recordsIn } from '../publicHtml';

type Answer = Readonly<Record<string, unknown>>;

/** Responses of the three calls behind the public page of a college (screen O11). */
interface Answers {
  readonly home: Answer;
  readonly grades: Answer;
  readonly departments: Answer;
}

/** Place, nature and type of the college in one line: 湖南长沙市　公办　综合. */
export function collegeNote({ provinceName, city, nature, type }: Answer): string {
  return [textOr(provinceName) + textOr(city), textOr(nature), textOr(type)].filter(Boolean).join('　');
}

/** The page below its title, as HTML: crest and marks, introduction, ways to reach it, graded disciplines, departments. */
export function collegeHtml({ home, grades, departments }: Answers): string {
  const { logo, intro } = home;
  const crest = textOr(logo) && `<p><img src="${escapeHtml(textOr(logo))}" alt="校徽" width="64"></p>`;
  const marks = textsOf(home.labels).map((label) => `<strong>${escapeHtml(label)}</strong>`);
  return [
    crest,
    marks.length > 0 ? `<p>${marks.join('　')}</p>` : '',
    textOr(intro),
    listHtml('联系方式', contactsOf(home)),
    listHtml('学科评估', recordsIn(grades, 'list').map(gradeText)),
    listHtml('院系专业', recordsIn(departments, 'list').map(departmentText)),
  ].join('');
}

const contacts = { address: '地址', phone: '招生电话', site: '官网', admissionSite: '招生网' };

function contactsOf(home: Answer): string[] {
  return Object.entries(contacts).flatMap(([name, label]) => {
    const text = textOr(home[name]);
    return text === '' ? [] : [`${label}：${text}`];
  });
}

/** 数学 A+（双一流）. */
function gradeText({ name, grade, doubleFirst }: Answer): string {
  return `${textOr(name)} ${textOr(grade)}${isYes(doubleFirst) ? '（双一流）' : ''}`;
}

/** 数学学院：数学与应用数学、统计学 等 5 个专业. */
function departmentText(department: Answer): string {
  const names = recordsIn(department, 'majors').map(({ name }) => textOr(name));
  const shown = names.slice(0, mostNamed).join('、');
  return `${textOr(department.college)}：${shown}${names.length > mostNamed ? ` 等 ${names.length} 个专业` : ''}`;
}

/** Majors of a department that are named. */
const mostNamed = 6;
