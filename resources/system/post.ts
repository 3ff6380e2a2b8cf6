import { defineResource } from '@/src/crud/defineResource';
import { type Audited, audited, idField, nameField, sortField, statusField } from '@/src/crud/fields/audit';
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
export const posts = defineResource<Post>()({
  label: '岗位',
  endpoints: systemEndpoints['system/post'],
  title: 'postName',
  search: 'postName',
  idLabel: '岗位编号',
  requiredMessage: '不能为空',
  fields: {
    postId: idField('岗位编号'),
    postCode: nameField('岗位编码', 64, { placeholder: '请输入编码名称' }),
    postName: nameField('岗位名称', 50),
    postSort: sortField('岗位顺序', { columnLabel: '岗位排序' }),
    status: statusField('岗位状态', { columnLabel: '状态', filterLabel: '状态' }),
    ...audited({ remarkListed: false }),
  },
});
