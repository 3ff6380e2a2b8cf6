/**
 * A score table of 山东 2026 as copied from a page: 66,000 candidates with 560 or more, 1,200 on each score below. A
 * score of 540 is rank 88,801 to 90,000.
 */
export function pastedTable(): string {
  const lines = Array.from({ length: 200 }, (_, index) => {
    const cum = 66_000 + index * 1200;
    const count = index === 0 ? cum : 1200;
    const figure = (value: number) => value.toLocaleString('en-US');
    return `${560 - index}${index === 0 ? '分及以上' : ''}\t${figure(count)}\t${figure(cum)}`;
  });
  return ['山东省2026年普通高考综合成绩一分一段表', '分数\t本段人数\t累计人数', ...lines].join('\n');
}
