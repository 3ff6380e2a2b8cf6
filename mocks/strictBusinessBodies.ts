/** A valid new record of a resource, and its optional members. */
export interface Written {
  readonly body: Readonly<Record<string, unknown>>;
  readonly optional?: readonly string[];
  /** Members whose text has no end. */
  readonly endless?: readonly string[];
}

/** The same in a file of its own beside the mock: `mocks/show/link.sample.ts` exports it as `written`. */
export interface WrittenSample extends Written {
  /** Name of the resource. */
  readonly resource: string;
}

/** Valid new records of finance and management. */
export const writtenBusiness: Readonly<Record<string, Written>> = {
  'finance/invoices': {
    body: {
      ...{
        storeId: 2,
        rechargeIds: [45],
        invoiceKind: 1,
        titleType: 3,
        title: '何新',
        taxNo: '',
        content: '1',
      },
      ...{ bankName: '招商银行', bankAccount: '6222020000000012', regAddress: '志愿路 1 号' },
      ...{ regPhone: '0431-88000001', email: 'a@example.com', mobile: '19900000001', remark: '加急' },
    },
    optional: ['taxNo', 'bankName', 'bankAccount', 'regAddress', 'regPhone', 'mobile', 'remark'],
  },
  'management/card-release': {
    body: {
      ...{ name: '试用卡', cardType: 1, medium: 1, year: 2026, provinceIds: [430000], quantity: 3 },
      ...{ facePrice: '98.00', unitPrice: '50.00', validDays: 7, bindDeadline: '2099-07-31' },
    },
    optional: ['provinceIds', 'validDays'],
  },
  'finance/management': {
    body: {
      ...{ direction: 2, category: '26', amount: '100.00', storeId: 3, payWay: 1, serialNo: 'JY1' },
      ...{ payTime: '2026-06-20 10:00:00', vouchers: ['/profile/a.png'], remark: '六月推广' },
    },
    optional: ['storeId', 'serialNo', 'vouchers', 'remark'],
  },
  'finance/withdrawals': {
    body: {
      ...{ storeId: 3, amount: '100.00', payeeType: 1, accountName: '启明升学规划中心' },
      ...{ bankName: '招商银行', bankBranch: '示范路支行', accountNo: '6222020000000012' },
    },
  },
  'management/client-data': {
    body: {
      ...{
        name: '顾书瑶',
        gender: 2,
        mobile: '19900009100',
        parentName: '顾女士',
        parentMobile: '19900009101',
      },
      ...{
        provinceId: 430000,
        area: [430000, 430100, 430102],
        year: 2027,
        grade: '3',
        schoolName: '示范中学',
      },
      ...{ subjects: ['物理', '化学', '生物'], score: 600, rank: 18_000, cities: ['长沙'], majors: ['法学'] },
      ...{ colleges: ['湖南大学'], source: '1', ownerId: 1, nextTime: '2099-06-20 10:00:00', remark: '测试' },
    },
    optional: [
      ...['parentName', 'parentMobile', 'area', 'grade', 'schoolName', 'subjects', 'score', 'rank', 'cities'],
      ...['majors', 'colleges', 'ownerId', 'nextTime', 'remark'],
    ],
  },
  'management/message': {
    body: { receiverType: 1, receiverIds: [3], title: '例会', content: '周一十点', link: '/index' },
    optional: ['link'],
  },
  'management/memo': {
    body: {
      ...{ title: '回访', content: '先看清单', assigneeIds: [2], watcherIds: [3], priority: 2, remind: 15 },
      ...{ dueTime: '2099-06-26 14:00:00', bizType: 'expert/order', bizId: 3, pinned: 0 },
    },
    optional: ['content', 'watcherIds', 'remind', 'dueTime', 'bizType', 'bizId', 'pinned'],
  },
  'management/work-order-submission': {
    body: {
      ...{ type: 7, module: '1', title: '导出内容被截断', reason: '导出的志愿表专业名称被截断，反馈问题' },
      ...{ images: [], urgent: 0, urgentReason: '不急', contact: '沈一诺', contactMobile: '19900000006' },
    },
    optional: ['images', 'urgent', 'urgentReason', 'contact'],
  },
  'management/notices': {
    body: {
      ...{
        title: '出分日安排',
        type: 1,
        audience: 2,
        storeIds: [2],
        content: '<p>值班</p>',
        files: [],
        pinned: 0,
      },
      ...{
        needAck: 1,
        ackDeadline: '2099-06-26 14:00:00',
        publishTime: '',
        expireTime: '2099-07-26 14:00:00',
      },
    },
    optional: ['files', 'pinned', 'needAck', 'publishTime', 'expireTime'],
    endless: ['content'],
  },
};
