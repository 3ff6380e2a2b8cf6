import type { Resource } from '@/src/crud/defineResource';
import { apps } from './app/apps';
import { customerMenu } from './menu';
import { stores } from './store/stores';

/** 客户管理: its resources, in menu order. */
export const customer: readonly Resource[] = [stores, customerMenu, apps];
