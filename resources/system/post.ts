import { defineResource } from '@/src/crud/defineResource';
import { type Audited, audited, normalOrStopped, numbering, ordering } from '@/src/crud/fields/audit';
import { everywhere } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { systemEndpoints } from './endpoints';

/** What somebody is in a department (岗位). */
export interface Post extends Audited {
  postId: number;
  postCode: string;
  postName: string;
  postSort: number;
  status: string;
}

/** Posts (岗位管理; rest-contract, section 8). */
export const posts = defineResource<Post>({
  name: 'system/post',
  label: '岗位',
  view: 'system/post/index',
  endpoints: systemEndpoints['system/post'],
  title: 'postName',
  search: 'postName',
  idLabel: '岗位编号',
  missing: '不能为空',
  fields: {
    postId: numbering('岗位编号'),
    postCode: text('岗位编码', {
      on: everywhere,
      required: true,
      maxLength: 64,
      placeholder: '请输入编码名称',
      refusals: ['岗位编码'],
    }),
    postName: text('岗位名称', { on: everywhere, required: true, maxLength: 50, refusals: ['岗位名称'] }),
    postSort: ordering('岗位顺序', { columnLabel: '岗位排序' }),
    status: normalOrStopped('岗位状态', { columnLabel: '状态', filterLabel: '状态' }),
    ...audited({ remarkListed: false }),
  },
});
