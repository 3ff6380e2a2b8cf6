import type { FormRule } from 'antd';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { type Audited, nameField, ruoyi } from '@/src/crud/fields/ruoyi';
import { textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { everywhere } from '@/src/ui/fields/field';
import { identifier } from '@/src/ui/fields/identifier';
import { textarea } from '@/src/ui/fields/textarea';
import { configRules, needsValue, switchProblem } from './config.rules';
import { systemEndpoints } from './endpoints';
import { refreshCache } from './refreshCache';

/** A setting of the server (参数). */
export interface Config extends Audited {
  configId: RecordId;
  configName: string;
  configKey: string;
  configValue: string;
  /** `Y`: built in, cannot be deleted. */
  configType: string;
}

const onOrOff: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: unknown) => {
    const problem = switchProblem(getFieldValue('configKey'), textOr(value).trim());
    if (problem !== undefined) throw new Error(problem);
  },
});

/** Settings of the server (参数设置; rest-contract, section 11). */
export const configs = defineResource<Config>(
  ruoyi({ configId: '参数主键' }, { idLabel: '参数编号', filtered: true }),
)({
  label: '参数',
  endpoints: systemEndpoints['system/config'],
  card: { lines: [['configKey', 'configValue']] },
  canDelete: ({ configType }) => configType !== 'Y',
  fields: {
    configName: nameField(configRules.configName, { width: 220 }),
    configKey: nameField(configRules.configKey, { ...identifier, width: 230 }),
    configValue: textarea(configRules.configValue, {
      required: ({ configKey }) => needsValue(configKey),
      width: 120,
      rules: [onOrOff],
    }),
    configType: dictionary('系统内置', 'sys_yes_no', { on: everywhere, initial: 'Y' }),
  },
  actions: { refresh: refreshCache('刷新缓存成功') },
});
