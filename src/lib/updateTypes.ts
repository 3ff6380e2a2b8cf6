/** Kinds of release note, for readers (H9) and for writers (O1). */
export const updateTypes = [
  { value: 1, label: '新功能', tone: 'success' },
  { value: 2, label: '优化', tone: 'primary' },
  { value: 3, label: '修复', tone: 'warning' },
] as const;
