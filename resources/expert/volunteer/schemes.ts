/** 方案一 to 方案五. */
export const schemes = ['一', '二', '三', '四', '五'].map((numeral, index) => ({
  value: index + 1,
  label: `方案${numeral}`,
}));

/** Name of a scheme where nobody gave it one: 方案一. */
export function schemeName(planNo: number, name = ''): string {
  return name || (schemes.find(({ value }) => value === planNo)?.label ?? `方案${planNo}`);
}

/**
 * The scheme for one more table: the first free number whose usual name no other table was given. A free number alone
 * where there is none; undefined where all are used.
 */
export function freeScheme(used: readonly { readonly planNo: number; readonly name: string }[]) {
  const free = schemes.filter(({ value }) => !used.some(({ planNo }) => planNo === value));
  // A usual name may have the batch in front of it: 湖南本科批-方案二.
  return free.find(({ label }) => !used.some(({ name }) => name.endsWith(label))) ?? free[0];
}
