/**
 * The specification's numbered requirements, by group: `ROUTE` has ROUTE-1 to ROUTE-14. A test that proves one names it in its title,
 * in brackets.
 */
const lastOfGroup = {
  ROUTE: 14,
  GUARD: 5,
  LAY: 13,
  TAB: 8,
  THEME: 4,
  TBX: 5,
  RPERM: 9,
  WID: 9,
  SESS: 5,
  VAL: 6,
  PERM: 4,
  CALL: 5,
  ENC: 3,
  CODE: 11,
  FILE: 5,
  CONST: 3,
};

/** @type {readonly string[]} */
export const requirementIds = Object.entries(lastOfGroup).flatMap(([group, last]) =>
  Array.from({ length: last }, (_, index) => `${group}-${index + 1}`),
);

/**
 * The requirements that no title names.
 * @param {readonly string[]} titles
 * @returns {string[]}
 */
export function unnamed(titles) {
  const named = new Set(titles.flatMap((title) => title.match(/(?<=\[)[A-Z]+-\d+(?=\])/g) ?? []));
  return requirementIds.filter((id) => !named.has(id));
}
