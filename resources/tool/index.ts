import { type Domain, defineScreen } from '@/src/crud/defineScreen';
import { genTables } from './gen/genTables';

/** 系统工具, in menu order. */
export const tool: Domain = {
  resources: [genTables],
  screens: [
    defineScreen({
      name: 'tool/gen-edit',
      label: '修改生成配置',
      view: 'tool/gen-edit/index',
      page: () => import('./gen/edit/GenEditPage'),
    }),
    defineScreen({
      name: 'tool/apidoc',
      label: '接口文档',
      view: 'tool/apidoc/index',
      page: () => import('./apidoc/ApidocPage'),
    }),
    defineScreen({
      name: 'tool/swagger',
      label: '系统接口',
      view: 'tool/swagger/index',
      page: () => import('./swagger/SwaggerPage'),
    }),
  ],
};
