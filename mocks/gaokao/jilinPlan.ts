import type { Category } from '@/src/gaokao/student';
import { once } from '../kept';
import { oneOf } from './provinces';

/** A group of the plan of 吉林 2026: the 211 colleges and those of the province. */
export interface JilinGroup {
  readonly category: Category;
  /** 普通本科批, 普通专科批, 普通提前批A段 or 普通提前批B段. */
  readonly batch: string;
  readonly collegeCode: string;
  readonly groupCode: string;
  /** The requirement beside the first subject: 不限, 化学 … */
  readonly body: string;
  readonly majors: readonly { code: string; name: string; plan: number; tuition: number | undefined }[];
}

/** The groups of that plan. */
export const jilinPlan = once(async (): Promise<readonly JilinGroup[]> => {
  const { default: lines } = await import('../seed/planJilin.json');
  return lines.map((line) => {
    const [category, batch = '', collegeCode = '', groupCode = '', body = '', found = ''] = line.split('|');
    return {
      category: oneOf(Number(category), [4, 5]),
      batch,
      collegeCode,
      groupCode,
      body,
      majors: found.split(';').map((one) => {
        const [code = '', name = '', plan, tuition] = one.split('~');
        return { code, name, plan: Number(plan), tuition: tuition ? Number(tuition) : undefined };
      }),
    };
  });
});
