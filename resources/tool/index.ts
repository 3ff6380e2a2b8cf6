import type { Resource } from '@/src/crud/defineResource';
import { genTables } from './gen/genTables';

/** 系统工具: its resources, in menu order. */
export const tool: readonly Resource[] = [genTables];
