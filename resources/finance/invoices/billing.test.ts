import { expect, test } from 'vitest';
import { billingProblem, readBilling } from './billing';

const code = '91990000MA0000002E';

test.each([
  [
    `名称：明德教育科技有限公司\n税号：${code}\n地址、电话：长春市志愿路 1 号 0431-88000001\n开户行及账号：中国工商银行长春分行 6222 0200 0000 0012`,
    {
      ...{ titleType: 1, title: '明德教育科技有限公司', taxNo: code, regAddress: '长春市志愿路 1 号' },
      ...{ regPhone: '0431-88000001', bankName: '中国工商银行长春分行', bankAccount: '6222020000000012' },
    },
  ],
  [
    `公司名称:启明培训中心 纳税人识别号: ${code.toLowerCase()} 开户银行：招商银行 账号：62220200000001`,
    { titleType: 1, title: '启明培训中心', taxNo: code, bankName: '招商银行', bankAccount: '62220200000001' },
  ],
  ['发票抬头：何新；电话：19900000001', { title: '何新', regPhone: '19900000001' }],
  ['您好，发票信息稍后发', {}],
  [
    `开票信息：名称：启明教育有限公司\n纳税人识别号（统一社会信用代码）：${code}\n单位地址：长春`,
    { titleType: 1, title: '启明教育有限公司', taxNo: code, regAddress: '长春' },
  ],
  [
    `统一社会信用代码/纳税人识别号：${code} 单位地址：长春\n联系电话：0431-88000001`,
    { titleType: 1, taxNo: code, regAddress: '长春', regPhone: '0431-88000001' },
  ],
  [
    '公司名称：启明教育有限公司\n项目名称：技术服务费\n开户行名称：中国工商银行示范路支行',
    { title: '启明教育有限公司', bankName: '中国工商银行示范路支行' },
  ],
  [
    '注册地址：长春\n基本户开户行：工行 62220200000001\n5、邮寄地址：吉林\n备注：邮寄地址：四平',
    { regAddress: '长春', bankName: '工行', bankAccount: '62220200000001' },
  ],
  [
    `名称：明德教育科技有限公司税号：${code}地址：志愿路1号电话：19900000001`,
    {
      ...{ titleType: 1, title: '明德教育科技有限公司', taxNo: code },
      ...{ regAddress: '志愿路1号', regPhone: '19900000001' },
    },
  ],
  ['公司名称：\n启明教育有限公司\n备注\n税号：\n邮寄地址：吉林', { title: '启明教育有限公司' }],
])('[F2] %j is read as billing', (text, billing) => {
  expect(readBilling(text)).toEqual(billing);
});

test('[F2] a tax number is checked at once, and so is that anything was found', () => {
  expect(billingProblem({ title: '甲', taxNo: '91990000MA00000029' })).toContain('未通过校验');
  expect(billingProblem({})).toContain('没有识别到');
  expect(billingProblem({ title: '何新' })).toBeUndefined();
});
