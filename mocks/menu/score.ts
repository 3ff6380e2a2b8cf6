import { group, page, subPage } from './node';

export const scoreMenu = group(500, 'score', '成绩换算', 'SwapOutlined', [
  page(501, 'compare', '数据对比', 'DiffOutlined', 'check=标记已核对 export', {
    pages: [subPage(50101, 'compare/detail', '数据对比详情', 'score:compare:list')],
  }),
  page(502, 'countdown', '高考倒计时', 'FieldTimeOutlined', 'create edit delete'),
  page(503, 'batch', '省份批次配置', 'PartitionOutlined', 'edit mode sync'),
  page(504, 'stage', '省份分数', 'BarChartOutlined', 'import edit delete export'),
  page(505, 'line', '成绩线管理', 'LineChartOutlined', 'create edit delete try'),
]);
