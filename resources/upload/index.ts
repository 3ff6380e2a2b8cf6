import type { Domain } from '@/src/crud/defineScreen';
import { files } from './file/files';

/** 上传管理, in menu order. */
export const upload: Domain = { resources: [files], screens: [] };
