/**
 * A province as staff call it, in the one form in which it is named alone: 湖南 for 湖南省, 广西 for 广西壮族自治区. Written addresses keep the
 * whole name (河南省/郑州市).
 */
export function provinceName(name: string): string {
  return name.replace(/(省|市|壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区)$/, '');
}
