/** The time of every test without `TEST_NOW`: a Tuesday morning in term. */
export const defaultNow = '2026-11-24T10:00:00+08:00';
