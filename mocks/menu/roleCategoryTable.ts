import { z } from 'zod';
import { defineTable } from '../table';

/** The place of a platform role on the permission screen (P1). Its name and grants are in the table of roles. */
export interface RoleCategoryRow {
  /** The role's own id, or that of a first-level category. */
  id: number;
  /** 0 for a first-level category. */
  parentId: number;
  /** The name of a first-level category; empty for a role. */
  name: string;
  /** 1 as long as nobody has saved the role's permissions. */
  isdefault: number;
}

/** The category of a role that nobody has put into one. */
export const firstCategoryId = 901;

const first = (id: number, name: string): RoleCategoryRow => ({ id, parentId: 0, name, isdefault: 0 });
const second = (id: number, parentId: number, isdefault: number): RoleCategoryRow => ({
  id,
  parentId,
  name: '',
  isdefault,
});

/** 一级分类 and the places of the roles below them. */
export const roleCategoryTable = defineTable<RoleCategoryRow>({
  name: 'roleCategory',
  idField: 'id',
  schema: z.object({ id: z.number(), parentId: z.number(), name: z.string(), isdefault: z.number() }),
  seed: () => [
    first(firstCategoryId, '平台管理'),
    first(902, '运营团队'),
    first(903, '财务团队'),
    first(904, '专家团队'),
    second(1, firstCategoryId, 0),
    second(2, firstCategoryId, 1),
    second(3, 902, 0),
    second(4, 902, 1),
    second(5, 903, 0),
    second(6, 903, 1),
    second(7, 904, 0),
    second(8, 904, 1),
  ],
});
