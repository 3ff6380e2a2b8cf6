import type { Resource } from '@/src/crud/defineResource';
import { files } from './file/files';
import { titles } from './title/titles';

/** 上传管理: its resources, in menu order. */
export const upload: readonly Resource[] = [files, titles];
