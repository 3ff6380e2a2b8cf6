/** What an institution of a name is usually called: the name without what says only which kind it is, ten characters at most. */
export function shortNameOf(name: string): string {
  const kind =
    /(中学)?(升学(规划|指导)(中心|处|工作室)?|志愿填报(工作室|中心)?|教育(咨询|科技)?|(有限|股份)(责任)?公司|工作室|咨询)+$/;
  const short = name.trim().replace(kind, '');
  return (short === '' ? name.trim() : short).slice(0, 10);
}

/** The same day of the next year: terms are of a year. `day` as `YYYY-MM-DD`. */
export function yearAfter(day: string): string {
  const year = Number(day.slice(0, 4)) + 1;
  return `${year}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
}
