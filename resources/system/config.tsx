import { defineResource } from '@/src/crud/defineResource';
import { type Audited, audited, idField, nameField } from '@/src/crud/fields/audit';
import { dictionary } from '@/src/crud/fields/dictionary';
import { everywhere } from '@/src/ui/fields/field';
import { textarea } from '@/src/ui/fields/textarea';
import { systemEndpoints } from './endpoints';
import { refreshCache } from './refreshCache';

/** A setting of the server (参数). */
export interface Config extends Audited {
  configId: number;
  configName: string;
  configKey: string;
  configValue: string;
  /** `Y`: built in, cannot be deleted. */
  configType: string;
}

/** Settings of the server (参数设置; rest-contract, section 11). */
export const configs = defineResource<Config>()({
  label: '参数',
  endpoints: systemEndpoints['system/config'],
  title: 'configName',
  search: 'configName',
  idLabel: '参数编号',
  canDelete: ({ configType }) => configType !== 'Y',
  requiredMessage: '不能为空',
  fields: {
    configId: idField('参数主键'),
    configName: nameField('参数名称', 100),
    configKey: nameField('参数键名', 100),
    configValue: textarea('参数键值', { required: true, maxLength: 500 }),
    configType: dictionary('系统内置', 'sys_yes_no', { on: everywhere, initial: 'Y' }),
    ...audited({ filtered: true }),
  },
  actions: { refresh: refreshCache('刷新缓存成功') },
});
