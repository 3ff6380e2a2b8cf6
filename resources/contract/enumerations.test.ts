import { expect, test } from 'vitest';
import { subjectNamed } from '@/src/testing/subject';

/** Labels of each enumeration, transcribed by hand from the catalogue (screens-business, section 5.1). */
const catalogue = [
  ['finance/institution-details', 'direction', '1 收入, 2 支出'],
  ['finance/institution-details', 'wallet', '1 充值余额, 2 收益余额, 3 提现冻结'],
  [
    'finance/institution-details',
    'bizType',
    '1 充值, 2 开卡扣款, 3 专家订单分成, 4 在线购卡分成, 5 退款退回, 6 提现, 7 手工调账, 8 提现冻结, 9 提现退回, 10 订单退款扣回, 11 应用开通扣款, 12 冲正, 13 充值赠送',
  ],
  ['finance/invoices', 'status', '0 待开票, 1 已开票, 2 已驳回'],
  ['finance/invoices', 'invoiceKind', '1 增值税普通发票（电子）, 2 增值税专用发票'],
  ['finance/invoices', 'titleType', '1 企业单位, 2 非企业单位, 3 个人'],
  ['finance/management', 'source', '1 系统, 2 手工'],
  ['finance/withdrawals', 'status', '0 待审核, 1 待打款, 2 已打款, 3 已驳回, 4 打款失败, 5 已撤回'],
  ['finance/withdrawals', 'payeeType', '1 对公银行账户, 2 支付宝'],
  ['finance/financial-balance', 'status', '0 正常, 1 已冻结'],
  ['finance/financial-balance', 'reconcileResult', '0 未对账, 1 一致, 2 不一致'],
  ['management/card-data', 'cardType', '1 志愿卡, 2 升学卡, 3 体验卡'],
  ['management/card-data', 'medium', '1 电子卡, 2 实体卡'],
  ['management/card-data', 'status', '0 未发放, 1 未激活, 2 已激活, 3 已过期, 4 已冻结, 5 已作废'],
  ['management/card-data', 'voidReason', '1 手工作废, 2 退卡, 3 升级失效, 4 用户注销'],
  [
    'management/card-record',
    'event',
    '1 生成, 2 发放, 3 收回, 4 导出卡密, 5 用户绑卡, 6 后台绑卡, 7 解绑, 8 冻结, 9 解冻, 10 作废, 11 延期, 12 退卡, 13 升级失效, 14 过期, 15 查看卡密',
  ],
  ['management/card-record', 'side', '1 平台, 2 机构, 3 用户, 4 系统'],
  ['management/card-release', 'status', '0 待制卡, 1 已制卡, 2 部分发放, 3 已发放, 4 已作废'],
  ['management/appraisal', 'type', '1 职业兴趣, 2 性格类型, 3 学科兴趣, 4 职业价值观'],
  ['management/appraisal', 'status', '0 未完成, 1 已完成, 2 已作废'],
  ['management/appraisal', 'reliability', '1 可信, 2 存疑'],
  ['management/client-data', 'stage', '0 待跟进, 1 跟进中, 2 已成交, 3 已流失'],
  ['management/memo', 'status', '0 待办, 1 进行中, 2 已完成'],
  ['management/memo', 'priority', '1 低, 2 中, 3 高'],
  ['operations/college-data', 'checkStatus', '0 待核对, 1 已核对, 2 有疑问'],
  ['operations/specialty', 'change', '0 无, 1 新增, 2 更名, 3 调整, 4 撤销'],
  ['operations/users', 'channel', '1 网站, 2 小程序, 3 公众号, 4 后台录入, 5 扫码'],
  ['operations/recommendations', 'targetType', '1 院校, 2 专业, 3 资讯, 4 服务, 5 外链'],
  ['operations/service', 'saleStatus', '0 待上架, 1 销售中, 2 已下架'],
  ['operations/service', 'refundRule', '1 未使用可退, 2 开通 7 天内可退, 3 不支持退款'],
  ['operations/system-updates', 'type', '1 新功能, 2 优化, 3 修复'],
  ['operations/brochure', 'kind', '1 招生章程, 2 招生简章, 3 专项简章'],
] as const;

test.each(catalogue)('[SCREEN] %s: %s has the values of the catalogue', async (name, field, expected) => {
  const { resource } = await subjectNamed(name);
  const options = resource.fields.find((one) => one.name === field)?.kind.sheet?.options ?? [];
  expect(options.map(({ value, label }) => `${value} ${label}`).join(', ')).toBe(expected);
});
