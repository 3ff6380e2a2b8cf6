import type { Sample } from '@/src/testing/sample';

/** A text that is long enough to be one. */
const content =
  '本平台为机构及其工作人员提供高考志愿填报业务的管理工具，数据与测算结果仅供参考，不构成录取承诺。使用人应如实录入信息。';

export const sample: Sample = { resource: 'show/privacy', values: { version: 'V9.0', content } };
