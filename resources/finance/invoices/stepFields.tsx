import { inSight } from '@/src/crud/actions/inSight';
import { timeOr, today } from '@/src/lib/dates';
import { date } from '@/src/ui/fields/date';
import { DigitsInput } from '@/src/ui/fields/LevelledInput';
import { reason } from '@/src/ui/fields/reason';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { dateProblem, type Invoice, invoiceRules, numberProblem, taxRates } from './invoice';
import { invoiceFile } from './invoiceFile';

/** The number of an invoice, as the tax platform gives it. */
function numbered(label: string) {
  return text(label, {
    required: true,
    rules: [problemRule(numberProblem)],
    serverErrors: ['发票号码'],
    Input: DigitsInput,
  });
}

/** The file of an invoice that is to have one. */
export const attachedFile = { ...invoiceFile, required: true, serverErrors: ['发票文件'] };

/** 开票: what the tax platform made of the application. */
export function issueFields({ createTime }: Invoice) {
  return {
    invoiceNo: numbered('发票号码'),
    invoiceDate: date('开票日期', {
      required: true,
      initial: today(),
      rules: [problemRule((day) => dateProblem(day, today(), createTime))],
      serverErrors: ['开票日期'],
    }),
    taxRate: inSight('税率', taxRates, { initial: 6 }),
    fileUrl: attachedFile,
  };
}

/** 登记红冲: the red invoice that reverses one. */
export function redFields({ invoiceDate }: Invoice) {
  return {
    redNo: numbered('红字发票号'),
    redDate: date('红冲日期', {
      required: true,
      initial: today(),
      rules: [
        problemRule((day) => {
          if (day > today()) return '红冲日期不能晚于今天';
          return day < timeOr(invoiceDate, 'date') ? '红冲日期不能早于开票日期' : undefined;
        }),
      ],
      serverErrors: ['红冲日期'],
    }),
    reason: reason(invoiceRules.redReason),
  };
}
