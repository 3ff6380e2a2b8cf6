import { addressRule, type FieldRule } from '@/src/lib/fieldRule';
/** The settings of the platform (screen H8). */
export interface PlatformSettings {
  readonly title: string;
  /** Addresses of pictures. */
  readonly logo: string;
  readonly smalllogo: string;
  readonly favicon: string;
  /** Empty hides the toolbox. */
  readonly toolboxaddr: string;
  readonly hotline: string;
  readonly copyright: string;
  readonly icp: string;
  /** The line over the blocks of the home page. */
  readonly tips: string;
  readonly registerOpen: 0 | 1;
  /** 1 where a newer build is offered. */
  readonly versionCheck: 0 | 1;
  /** Wrong passwords before an account is locked. */
  readonly maxLoginFail: number;
}

/** Rules of the settings, for its forms and its mock (decision 41). */
export const settingsRules = {
  title: { label: '平台名称', required: true, maxLength: 30 },
  toolboxaddr: { label: '工具箱地址', ...addressRule },
  hotline: { label: '服务热线', format: 'phone' },
  maxLoginFail: {
    ...{ label: '登录失败上限', required: true, min: 3, max: 10 },
    message: '登录失败上限应在 3 到 10 之间',
  },
  copyright: { label: '版权信息', maxLength: 60 },
  icp: { label: '备案号', format: 'icp' },
  tips: { label: '首页公告条', maxLength: 100 },
} as const satisfies Record<string, FieldRule>;
