import { defineResource } from '@/src/crud/defineResource';
import { type Audited, nameField, ruoyi, sortField, statusField } from '@/src/crud/fields/ruoyi';
import type { RecordId } from '@/src/lib/recordId';
import { identifier } from '@/src/ui/fields/identifier';
import { systemEndpoints } from './endpoints';
import { postRules } from './post.rules';

/** A position in a department (岗位). */
export interface Post extends Audited {
  postId: RecordId;
  postCode: string;
  postName: string;
  postSort: number;
  status: string;
}

/** Posts (岗位管理; rest-contract, section 8). */
export const posts = defineResource<Post>(ruoyi({ postId: '岗位编号' }, { remark: 'form' }))({
  label: '岗位',
  endpoints: systemEndpoints['system/post'],
  card: { lines: [['postCode', 'postSort']] },
  fields: {
    postCode: nameField(postRules.postCode, { ...identifier, placeholder: '请输入编码名称' }),
    postName: nameField(postRules.postName),
    postSort: sortField('岗位顺序'),
    status: statusField(),
  },
});
