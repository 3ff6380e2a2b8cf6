import type { Domain } from '@/src/crud/defineScreen';

/** 上传管理, in menu order. */
export const upload: Domain = { resources: [], screens: [] };
