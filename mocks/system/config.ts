import { z } from 'zod';
import type { Config } from '@/resources/system/config';
import { configRules, needsValue, switchProblem } from '@/resources/system/config.rules';
import { systemEndpoints } from '@/resources/system/endpoints';
import { crudHandlers } from '../crud';
import { Beside, refuse } from '../responses';
import { type Route, route } from '../route';
import { filledMember, remark, textMember } from '../rules';
import { seedRows } from '../seedStamp';
import { defineTable, type Stored, stamps } from '../table';

const input = z.object({
  configName: filledMember(configRules.configName),
  configKey: filledMember(configRules.configKey),
  configValue: textMember(configRules.configValue),
  configType: z.enum(['Y', 'N']).default('Y'),
  remark,
});

/** The server's settings (rest-contract, section 18.2). */
export const configTable = defineTable<Stored<Omit<Config, 'id'>>>({
  name: 'system/config',
  idField: 'configId',
  schema: input.extend({ configId: z.number(), ...stamps }),
  seed: seedRows(
    [
      ['sys.index.skinName', '主框架页-默认皮肤样式名称', 'skin-blue'],
      ['sys.user.initPassword', '用户管理-账号初始密码', '123456'],
      ['sys.index.sideTheme', '主框架页-侧边栏主题', 'theme-dark'],
      ['sys.account.captchaEnabled', '账号自助-验证码开关', 'true'],
      ['sys.account.registerUser', '账号自助-是否开启用户注册功能', 'false'],
      ['sys.login.blackIPList', '用户登录-黑名单列表', ''],
      ['sys.account.initPasswordModify', '用户管理-初始密码修改策略', '1'],
      ['sys.account.passwordValidateDays', '用户管理-账号密码更新周期', '0'],
      ['sys.account.chrtype', '用户管理-密码字符范围', '0'],
      ['app.service.phone', '客服电话', '400-000-0000', 'N'],
      ['app.season.notice', '填报季公告开关', 'on', 'N'],
    ] as const,
    ([configKey, configName, configValue, configType = 'Y'], configId) => {
      return { configId, configKey, configName, configValue, configType };
    },
  ),
});

const endpoints = systemEndpoints['system/config'];

/** Settings (rest-contract, section 11). */
export const configRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, configTable, {
    input,
    contains: ['configName', 'configKey'],
    sheet: '参数',
    columns: {
      参数主键: 'configId',
      参数名称: 'configName',
      参数键名: 'configKey',
      参数键值: 'configValue',
      系统内置: ['configType', { Y: '是', N: '否' }],
    },
    unique: { thing: '参数', name: 'configName', taken: { configKey: '参数键名' } },
    check: (action, { configKey, configValue, configType }) => {
      if (action === 'remove') {
        if (configType === 'Y') refuse(`内置参数【${configKey}】不能删除`);
        return;
      }
      if (configValue === '' && needsValue(configKey)) refuse(`${configRules.configValue.label}不能为空`);
      const problem = switchProblem(configKey, configValue);
      if (problem !== undefined) refuse(problem);
    },
  }),
  route(endpoints.operations.value, async ({ mockServer, params }) => {
    const configs = await mockServer.table(configTable);
    return new Beside({}, configs.find(({ configKey }) => configKey === params.id)?.configValue ?? '');
  }),
];
