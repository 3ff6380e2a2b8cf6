/** Calls of 展示管理 (screens S1 to S5). */
export const showEndpoints = {} as const;
