import type { FormRule } from 'antd';
import { type AnyField, erase } from '@/src/crud/defineResource';
import { upload } from '@/src/crud/fields/upload/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { textProblem } from '@/src/lib/fieldRule';
import { rules } from '@/src/lib/rules';
import { identifier } from '@/src/ui/fields/identifier';
import { number } from '@/src/ui/fields/number';
import { phoneNumber } from '@/src/ui/fields/phone';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { toggle } from '@/src/ui/fields/toggle';
import { type PlatformSettings, settingsRules } from './settings';

/** Megabytes: 500 KB. */
const maxSize = 0.5;

/** The fields of the settings (screen H8); the server's present address of the toolbox is not checked. */
export function settingsFields(toolboxaddr: unknown): readonly AnyField[] {
  const fields: FieldsOf<PlatformSettings> = {
    title: text(settingsRules.title),
    toolboxaddr: text(settingsRules.toolboxaddr.label, {
      rules: [addressUnless(toolboxaddr)],
      serverErrors: [rules.url.message, '工具箱地址'],
      help: '留空则不显示工具箱',
    }),
    logo: upload('标志', 'image', { required: true, maxSize }),
    smalllogo: upload('小标志', 'image', { maxSize, help: '侧边栏收起时显示，未上传时显示标志' }),
    favicon: upload('图标', 'image', { maxSize, help: '显示在浏览器标签页上' }),
    hotline: text(settingsRules.hotline, { ...phoneNumber, serverErrors: [rules.phone.message] }),
    copyright: text(settingsRules.copyright),
    icp: text(settingsRules.icp, { serverErrors: [rules.icp.message], ...identifier }),
    tips: text(settingsRules.tips),
    registerOpen: toggle('开放注册'),
    versionCheck: toggle('新版本提醒'),
    maxLoginFail: number(settingsRules.maxLoginFail, {
      serverErrors: ['登录失败上限'],
      unit: '次',
    }),
  };
  return erase(fields);
}

function addressUnless(known: unknown): FormRule {
  return problemRule((address) =>
    address === known ? undefined : textProblem(settingsRules.toolboxaddr, address),
  );
}
