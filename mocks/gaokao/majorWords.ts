import type { Major } from './majors';

/** Neutral texts about a major: profile, courses, careers. */
export function describeMajor(major: Major) {
  const { name, category, majorClass, years } = major;
  return {
    intro: `<p>${name}属于${category}门类${majorClass}，学制 ${years} 年。培养目标与课程设置以各校培养方案为准。</p>`,
    courses: coursesOf(major),
    careers: [`${stemOf(major)}相关的专业技术岗位`, `${stemOf(major)}相关的教学与研究`, '企事业单位管理岗位'],
  };
}

/** 计算机 of 计算机类. */
export function stemOf({ majorClass }: Pick<Major, 'majorClass'>): string {
  return majorClass.replace(/类$/, '');
}

function coursesOf(major: Major): string[] {
  const stem = stemOf(major);
  return [`${stem}导论`, `${stem}基础`, `${major.name}原理`, `${major.name}实践`, '毕业设计（论文）'];
}
