/** Calls of 上传管理 (screens U1 to U3). */
export const uploadEndpoints = {} as const;
