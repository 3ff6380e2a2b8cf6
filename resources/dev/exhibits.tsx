import { defineResource } from '@/src/crud/defineResource';
import { devEndpoints } from './endpoints';
import type { Exhibit } from './exhibit';
import { exhibitFields } from './exhibitFields';

/** The gallery's longest form: every kind of field, in groups, step by step, on a page of its own. */
export const exhibits = defineResource<Exhibit>({
  name: 'dev/exhibit',
  label: '展品',
  view: 'dev/exhibits/index',
  endpoints: devEndpoints['dev/exhibit'],
  title: 'name',
  form: 'page',
  sendsChangesOnly: true,
  fields: exhibitFields,
  groups: {
    basic: '基本信息',
    time: '时间与地点',
    text: '图文',
    files: '附件',
    order: '分类',
    setting: '配置',
  },
  steps: [
    { title: '基本信息', groups: ['basic', 'time'] },
    { title: '图文与附件', groups: ['text', 'files'] },
    { title: '分类', groups: ['order'] },
    { title: '配置', groups: ['setting'] },
  ],
});
