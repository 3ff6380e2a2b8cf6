import { createRandom } from '../random';
import { accountTable } from '../system/accountTable';
import { deptTable } from '../system/deptTable';
import type { SeedContext } from '../table';
import { dayLength, formatTime } from '../time';
import type { OperRecord } from './operLog';
import { type Act, acts, rareAct } from './operLogActs';

/** Rows of usual days, and the days that they are spread over. */
const seededRows = 120;
const seededDays = 30;

/** What the staff did in the weeks before. Newest last. */
export function seedOperLog({ now, seedOf }: SeedContext): readonly OperRecord[] {
  const random = createRandom(83);
  const depts = new Map(seedOf(deptTable).map(({ deptId, deptName }) => [deptId, deptName]));
  const people = new Map(
    seedOf(accountTable).map(({ userName, userId, deptId }) => [
      userName,
      { operIp: `10.0.${userId}.36`, deptName: depts.get(deptId) ?? '' },
    ]),
  );
  const rowOf = (act: Act, moment: number): Omit<OperRecord, 'operId'> => {
    const { by = 'admin', refusal, before, after } = act;
    const [requestMethod = '', operUrl = ''] = act.call.split(' ');
    const { operIp, deptName } = people.get(by) ?? { operIp: '', deptName: '' };
    return {
      title: act.title,
      businessType: act.businessType,
      method: act.call,
      requestMethod,
      operatorType: 1,
      operName: by,
      deptName,
      operUrl,
      operIp,
      operLocation: '内网IP',
      operParam: JSON.stringify(act.params),
      jsonResult: refusal === undefined ? JSON.stringify({ code: 200, msg: '操作成功' }) : '',
      status: refusal === undefined ? 0 : 1,
      errorMsg: refusal ?? '',
      operTime: formatTime(moment),
      costTime: 6 + random.below(180),
      beforeData: before ? JSON.stringify(before) : '',
      afterData: after ? JSON.stringify(after) : '',
    };
  };
  const usual = Array.from({ length: seededRows }, (_, index) => {
    const make = acts[index % acts.length] ?? (() => rareAct);
    const day = now - Math.ceil(((index + 1) * seededDays) / seededRows) * dayLength;
    return rowOf(make(random), day + random.below(8 * 3_600_000));
  });
  const rows = [...usual, rowOf(rareAct, now - 2 * dayLength)];
  return rows
    .sort((one, other) => one.operTime.localeCompare(other.operTime))
    .map((row, index) => ({ ...row, operId: index + 1 }));
}
