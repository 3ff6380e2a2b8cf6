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

/** Circumstances of an act. */
type Circumstances = Pick<OperRecord, 'operIp' | 'deptName' | 'costTime'> & { readonly moment: number };

/** Acts of the staff in the weeks before, the newest last. */
export function seedOperLog(context: SeedContext): readonly OperRecord[] {
  const { now } = context;
  const random = createRandom(83);
  const placeOf = places(context);
  const rowOf = (act: Act, moment: number) =>
    recordOf(act, { ...placeOf(act.by), moment, costTime: 6 + random.below(180) });
  const usual = Array.from({ length: seededRows }, (_, index) => {
    const make = acts[index % acts.length] ?? (() => rareAct);
    const day = now - Math.ceil(((index + 1) * seededDays) / seededRows) * dayLength;
    return rowOf(make(random), day + random.below(8 * 3_600_000));
  });
  return [...usual, rowOf(rareAct, now - 2 * dayLength)]
    .sort((one, other) => one.operTime.localeCompare(other.operTime))
    .map((row, index) => ({ ...row, operId: index + 1 }));
}

/** Looks up the department and the place of an account. */
function places({ seedOf }: SeedContext) {
  const depts = new Map(seedOf(deptTable).map(({ deptId, deptName }) => [deptId, deptName]));
  const accounts = seedOf(accountTable);
  return (userName = 'admin') => {
    const account = accounts.find((one) => one.userName === userName);
    return { operIp: `10.0.${account?.userId ?? 0}.36`, deptName: depts.get(account?.deptId ?? 0) ?? '' };
  };
}

function recordOf(act: Act, { moment, ...circumstances }: Circumstances): Omit<OperRecord, 'operId'> {
  const { title, businessType, call, params, by = 'admin', refusal, before, after } = act;
  const [requestMethod = '', path = ''] = call.split(' ');
  const id = 'id' in params ? String(params.id) : '';
  return {
    ...circumstances,
    title,
    businessType,
    method: call,
    requestMethod,
    operatorType: 1,
    operName: by,
    operUrl: path.replace('{id}', id),
    operLocation: '内网IP',
    operParam: JSON.stringify(params),
    jsonResult: refusal === undefined ? JSON.stringify({ code: 200, msg: '操作成功' }) : '',
    status: refusal === undefined ? 0 : 1,
    errorMsg: refusal ?? '',
    operTime: formatTime(moment),
    beforeData: before ? JSON.stringify(before) : '',
    afterData: after ? JSON.stringify(after) : '',
  };
}
