import type { FormRule } from 'antd';
import { defineResource } from '@/src/crud/defineResource';
import { fillTimeProblem } from '@/src/gaokao/batch';
import { provinceName } from '@/src/lib/provinceName';
import { isYes, textOr } from '@/src/lib/record';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { datetime } from '@/src/ui/fields/date';
import { type CellProps, everywhere, fieldOf, formAndShow, type Kind } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { yesNo } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { StateTag } from '@/src/ui/StateTag';
import { provinceKind } from '../../lookups/province';
import { scoreEndpoints } from '../endpoints';
import { rulePages } from '../rulePages';
import { type Countdown, countdownRules, lastExamDay, nextYear } from './countdown';
import { useToolProvinces } from './useToolProvinces';

const CountdownCards = load(() => import('./CountdownCards'));

const country = 0;

/** The whole country as well, and the provinces as the tools serve them. */
const kind: Kind<number> = {
  ...provinceKind(useToolProvinces),
  width: 130,
  sheet: { shownBy: 'provinceName' },
};

/** A time must be after another one, where both are there. */
function after(other: string, message: string): FormRule {
  return ({ getFieldValue }) => ({
    validator: async (_rule, value: unknown) => {
      const [begin, end] = [textOr(getFieldValue(other)), textOr(value)];
      if (begin !== '' && end !== '' && end <= begin) throw new Error(message);
    },
  });
}

const fillTimes: FormRule = ({ getFieldsValue }) => ({
  validator: async () => {
    const problem = fillTimeProblem(getFieldsValue(['fillStart', 'fillEnd']));
    if (problem) throw new Error(problem);
  },
});

function ProvinceCell({ record }: CellProps<RecordId>) {
  return (
    <>
      {provinceName(textOr(record.provinceName))}{' '}
      {isYes(record.tentative) && <StateTag tone="warning">暂定</StateTag>}
    </>
  );
}

/** Dates of the exam, province by province (高考倒计时, screen Q3). */
export const countdowns = defineResource<Countdown>()({
  label: '倒计时',
  endpoints: scoreEndpoints['score/countdown'],
  form: 'modal',
  sendsChangesOnly: true,
  title: 'title',
  state: 'show',
  search: false,
  AboveRows: CountdownCards,
  aboveLabel: '倒计时',
  // The times of filling are those of the main batch.
  invalidates: rulePages,
  card: { lines: [['provinceId', 'fillEnd']] },
  canDelete: ({ provinceId }) => !sameId(provinceId, country),
  fields: {
    provinceId: fieldOf('省份', kind, {
      on: everywhere,
      required: '请选择省份',
      serverErrors: ['该省份该年份已存在'],
      Cell: ProvinceCell,
      width: 180,
    }),
    year: number(countdownRules.year, {
      on: everywhere,
      width: 70,
      Cell: ({ value }) => <>{value}</>,
    }),
    title: text(countdownRules.title, {
      width: 170,
      derive: ({ year }) => (year ? `${String(year)} 年普通高考` : undefined),
    }),
    slogan: text(countdownRules.slogan, { on: formAndShow }),
    examStart: datetime('考试开始', {
      required: '请选择考试时间',
      derive: ({ year }) => (year ? `${String(year)}-06-07 09:00:00` : undefined),
    }),
    examEnd: datetime('考试结束', {
      beside: 'examStart',
      required: '请选择考试时间',
      rules: [after('examStart', '结束时间须晚于开始时间')],
      derive: ({ year, provinceId }) =>
        year ? `${String(year)}-06-${lastExamDay(provinceId)} 18:00:00` : undefined,
    }),
    fillStart: datetime('本科批填报开始'),
    fillEnd: datetime('本科批填报截止', {
      beside: 'fillStart',
      rules: [fillTimes],
    }),
    scoreDate: datetime('出分时间', { rules: [after('examEnd', '出分时间须晚于考试结束')] }),
    show: yesNo('显示', {
      words: ['显示', '隐藏'],
      on: ['list', 'form', 'show'],
      initial: 1,
      inline: true,
      width: 84,
    }),
  },
  actions: {
    copy: {
      on: 'row',
      label: '复制到下一年',
      operation: 'create',
      confirm: ({ provinceName: of, year }) =>
        `将「${provinceName(of)}」${year} 年的日期复制到 ${year + 1} 年（星期不变，暂不显示），确认复制吗？`,
      request: (row) => ({ body: nextYear(row) }),
      success: ({ year }) => `已复制到 ${year + 1} 年，核对后再显示`,
    },
  },
});
