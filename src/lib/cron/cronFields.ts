/** The seven fields of a Quartz expression, in order; the year may be left out. */
export const cronFields = [
  { key: 'second', label: '秒', min: 0, max: 59, names: [] },
  { key: 'minute', label: '分', min: 0, max: 59, names: [] },
  { key: 'hour', label: '时', min: 0, max: 23, names: [] },
  { key: 'day', label: '日', min: 1, max: 31, names: [] },
  {
    key: 'month',
    label: '月',
    min: 1,
    max: 12,
    names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  },
  { key: 'week', label: '周', min: 1, max: 7, names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] },
  { key: 'year', label: '年', min: 1970, max: 2099, names: [] },
] as const satisfies readonly CronField[];

/** One field: its bounds, both included, and names of its values, beginning with the lowest. */
export interface CronField {
  readonly key: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly names: readonly string[];
}

/** Names of the seven fields. */
export type CronKey = (typeof cronFields)[number]['key'];

/** The texts of the seven fields; an empty year means every year. */
export type CronTexts = Readonly<Record<CronKey, string>>;

/** Splits an expression; undefined where it has neither six nor seven fields. */
export function splitCron(expression: string): CronTexts | undefined {
  const parts = expression.trim().toUpperCase().split(/\s+/);
  const [second, minute, hour, day, month, week, year = '', ...more] = parts;
  if (!second || !minute || !hour || !day || !month || !week || more.length > 0) return undefined;
  return { second, minute, hour, day, month, week, year };
}

/** Joins an expression. */
export function joinCron(texts: CronTexts): string {
  return cronFields
    .map(({ key }) => texts[key])
    .join(' ')
    .trim();
}

/** The field of a key. */
export function cronField(key: CronKey): CronField {
  const found = cronFields.find((field) => field.key === key);
  if (!found) throw new Error(`There is no cron field "${key}"`);
  return found;
}
