import { z } from 'zod';
import { systemEndpoints } from '@/resources/system/endpoints';
import type { Post } from '@/resources/system/post';
import { postRules } from '@/resources/system/post.rules';
import { crudHandlers } from '../crud';
import { counted, filledMember, onOff, onOffWords, remark } from '../rules';
import { seedRows } from '../seedStamp';
import { defineTable, type Stored, stamps } from '../table';
import { isHeld } from './accountTable';

const input = z.object({
  postCode: filledMember(postRules.postCode),
  postName: filledMember(postRules.postName),
  postSort: counted('显示顺序不能为空'),
  status: onOff,
  remark,
});

/** The posts (rest-contract, section 18.4). */
export const postTable = defineTable<Stored<Omit<Post, 'id'>>>({
  name: 'system/post',
  idField: 'postId',
  schema: input.extend({ postId: z.number(), ...stamps }),
  seed: seedRows(
    Object.entries({ ceo: '董事长', se: '项目经理', hr: '人力资源', user: '普通员工' }),
    ([postCode, postName], postId) => ({ postId, postSort: postId, postCode, postName, status: '0' }),
  ),
});

/** Posts (rest-contract, section 8). */
export const postRoutes = crudHandlers(systemEndpoints['system/post'], postTable, {
  input,
  contains: ['postCode', 'postName'],
  order: { field: 'postSort' },
  sheet: '岗位',
  columns: {
    岗位序号: 'postId',
    岗位编码: 'postCode',
    岗位名称: 'postName',
    岗位排序: 'postSort',
    状态: ['status', onOffWords],
  },
  unique: { thing: '岗位', name: 'postName', taken: { postName: '岗位名称', postCode: '岗位编码' } },
  assigned: ({ postId }, request) => isHeld(request, 'postIds', postId),
});
