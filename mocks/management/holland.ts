import { majors } from '../gaokao/majors';

/** Classes of majors that go with each of Holland's interests. */
const classesOf: Readonly<Record<string, readonly string[]>> = {
  R: ['机械类', '自动化类', '土木类', '交通运输类'],
  I: ['计算机类', '数学类', '物理学类', '临床医学类'],
  A: ['设计学类', '美术学类', '建筑类', '戏剧与影视学类'],
  S: ['教育学类', '心理学类', '护理学类', '社会学类'],
  E: ['工商管理类', '法学类', '金融学类', '新闻传播学类'],
  C: ['财政学类', '统计学类', '图书情报与档案管理类', '公共管理类'],
};

const mostMajors = 10;

/** Finds the majors of a result: the first interest brings the most. */
export async function majorsFor(): Promise<(result: string) => string[]> {
  const all = await majors();
  const ofClass = (name: string) =>
    all.filter(({ majorClass }) => majorClass === name).map(({ name: one }) => one);
  return (result) => {
    const found = [...result].flatMap((letter, place) =>
      (classesOf[letter] ?? []).slice(0, 4 - place).flatMap((name) => ofClass(name).slice(0, 2)),
    );
    return [...new Set(found)].slice(0, mostMajors);
  };
}
