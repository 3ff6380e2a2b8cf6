/** The student whom a page is about, and the list where one is chosen. */
export const studentChoice = {
  what: '考生',
  list: { path: '/expert/filling', permission: 'expert:filling:list' },
} as const;

/** The table that a page is about, and the list where one is chosen. */
export const tableChoice = {
  what: '志愿表',
  list: { path: '/expert/volunteer', permission: 'expert:volunteer:list' },
} as const;
