import { defineScreen, type Screen } from '@/src/crud/defineScreen';

/** Pages of 系统工具 that are not CRUD. */
export const toolScreens: readonly Screen[] = [
  defineScreen({
    label: '修改生成配置',
    view: 'tool/gen-edit/index',
    page: () => import('./gen/edit/GenEditPage'),
  }),
  defineScreen({
    label: '接口文档',
    view: 'tool/apidoc/index',
    page: () => import('./apidoc/ApidocPage'),
  }),
  defineScreen({
    label: '系统接口',
    view: 'tool/swagger/index',
    page: () => import('./swagger/SwaggerPage'),
  }),
];
