/** The question before something is stopped (screens O9, O11, O12 and O14 to O16). */
export function stopText(name: string): string {
  return `停用后前台不再展示「${name}」，确定停用吗？`;
}
