/** When every test takes place unless `TEST_NOW` says otherwise: a Tuesday morning in term. */
export const defaultNow = '2026-11-24T10:00:00+08:00';
