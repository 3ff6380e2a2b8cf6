/**
 * Whether a text names a year of the exam or a day that is over: `2024 年`, `2026年6月9日`. `today` is `YYYY-MM-DD`; a day
 * of today or later is none of them.
 */
export function isOutdated(text: string, today: string): boolean {
  const year = Number(today.slice(0, 4));
  const years = [...text.matchAll(/(?:^|\D)(20\d\d)(?=\s*(?:年|级|届|高考))/g)].map(([, found]) =>
    Number(found),
  );
  return years.some((one) => one < year) || daysIn(text).some((day) => day < today);
}

function daysIn(text: string): string[] {
  return [...text.matchAll(/(20\d\d)\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/g)].map(([, year, month, day]) =>
    [year, two(month), two(day)].join('-'),
  );
}

function two(part = ''): string {
  return part.padStart(2, '0');
}
