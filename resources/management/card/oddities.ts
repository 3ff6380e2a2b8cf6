import { groupBy } from '@/src/lib/groupBy';

/**
 * Anomalies in the records of cards (screen G11): too many bindings by one person per hour or from one address.
 */

interface Binding {
  readonly event: number;
  readonly operatorName: string;
  readonly userId: unknown;
  readonly ip: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly createTime: string;
}

export interface Oddity {
  readonly kind: 'person' | 'address';
  /** The person or the address. */
  readonly name: string;
  readonly count: number;
  readonly text: string;
}

const mostAnHour = 30;
const mostUsers = 5;
const [byUser, byStaff] = [5, 6];

/**
 * Persons who bound more than 30 cards within an hour, and addresses from which more than 5 users bound theirs.
 */
export function odditiesIn(records: readonly Binding[]): Oddity[] {
  const staff = [
    ...groupBy(
      records.filter(({ event }) => event === byStaff),
      ({ operatorName }) => operatorName,
    ),
  ].flatMap(([name, own]): Oddity[] => {
    const count = mostInAnHour(own.map(({ createTime }) => Date.parse(createTime.replace(' ', 'T'))));
    if (count <= mostAnHour) return [];
    return [{ kind: 'person', name, count, text: `${name} 1 小时内绑卡 ${count} 张` }];
  });
  const addresses = [
    ...groupBy(
      records.filter(({ event }) => event === byUser),
      ({ ip }) => ip,
    ),
  ].flatMap(([name, own]): Oddity[] => {
    const count = new Set(own.map(({ userId }) => String(userId))).size;
    if (name === '' || count <= mostUsers) return [];
    return [{ kind: 'address', name, count, text: `${name} 为 ${count} 名用户绑卡` }];
  });
  return [...staff, ...addresses];
}

/** The most moments that lie within an hour. */
function mostInAnHour(moments: readonly number[]): number {
  const sorted = [...moments].sort((one, other) => one - other);
  return Math.max(
    0,
    ...sorted.map((end, index) => {
      const first = sorted.findIndex((moment) => moment > end - 3_600_000);
      return index - first + 1;
    }),
  );
}
