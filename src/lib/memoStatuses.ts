/** States of a team's memos (memoStatus). */
export const memoStatuses = [
  { value: 0, label: '待办', tone: 'warning' },
  { value: 1, label: '进行中', tone: 'primary' },
  { value: 2, label: '已完成', tone: 'success' },
] as const;
