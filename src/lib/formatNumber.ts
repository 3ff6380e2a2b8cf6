/**
 * `1234567` → `1,234,567`, as `toLocaleString` writes it in Chinese. Whole numbers need no formatter: the first one of a
 * page takes as long as drawing a screenful.
 */
export function formatNumber(value: number): string {
  return Number.isSafeInteger(value) ? inThousands(String(value)) : value.toLocaleString('zh-CN');
}

/** The digits of a whole number with a comma before each three from its end. */
export function inThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
