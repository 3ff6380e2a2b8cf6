import { monitorEndpoints } from '@/resources/monitor/endpoints';
import { logRoutes } from './logRoutes';
import { operLogTable } from './operLog';

/** The operation log (rest-contract, section 13). */
export const operLogRoutes = logRoutes(monitorEndpoints['monitor/operlog'], operLogTable, {
  contains: ['operIp', 'title', 'operName'],
  time: 'operTime',
  sheet: '操作日志',
  columns: {
    操作序号: 'operId',
    操作模块: 'title',
    业务类型: [
      'businessType',
      {
        0: '其他',
        1: '新增',
        2: '修改',
        3: '删除',
        4: '授权',
        5: '导出',
        6: '导入',
        7: '强退',
        8: '生成代码',
        9: '清空数据',
      },
    ],
    请求方法: 'method',
    请求方式: 'requestMethod',
    操作类别: ['operatorType', { 0: '其它', 1: '后台用户', 2: '手机端用户' }],
    操作人员: 'operName',
    部门名称: 'deptName',
    请求地址: 'operUrl',
    操作地址: 'operIp',
    操作地点: 'operLocation',
    请求参数: 'operParam',
    返回参数: 'jsonResult',
    状态: ['status', { 0: '正常', 1: '异常' }],
    错误消息: 'errorMsg',
    操作时间: 'operTime',
    消耗时间: 'costTime',
  },
});
