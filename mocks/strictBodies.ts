import { type Written, writtenBusiness } from './strictBusinessBodies';
import { writtenContent } from './strictContentBodies';

/** A legal text: both kinds are written alike. */
const legalText: Written = {
  body: {
    ...{ docType: '1', title: '测试文本', version: 'V9.0', content: `<p>${'测试内容'.repeat(20)}</p>` },
    ...{ changes: '测试', forceAgree: 1 },
  },
  optional: ['changes', 'forceAgree'],
  endless: ['content'],
};

/** A node of a menu: both back-offices have them. */
const menuNode: Written = {
  body: {
    ...{ parentId: 0, type: 1, name: '试卷', icon: 'FileOutlined', path: 'paper', url: '', sort: 9 },
    ...{ admin_path: '/paper', permissions: 'a:paper:list', query: '{"a":1}', readyonly: 0 },
    ...{ hidden: 0, noCache: 0, innerLink: 0 },
  },
  optional: [
    ...['parentId', 'icon', 'url', 'sort', 'admin_path', 'permissions', 'query', 'readyonly'],
    ...['hidden', 'noCache', 'innerLink'],
  ],
};

/** A valid new record of each resource with a form. */
export const written: Readonly<Record<string, Written>> = {
  'system/user': {
    body: {
      ...{ userName: 'xiaoli', nickName: '小李', password: 'abc123', deptId: 104, sex: '1', status: '0' },
      ...{
        phonenumber: '19900007777',
        email: 'li@example.com',
        postIds: [4],
        roleIds: [3],
        remark: '新来的',
      },
    },
    optional: ['deptId', 'phonenumber', 'email', 'sex', 'status', 'remark'],
  },
  'system/role': {
    body: {
      ...{ roleName: '教务', roleKey: 'teach', roleSort: 9, status: '0', menuIds: [800] },
      ...{ menuCheckStrictly: true, deptCheckStrictly: true, remark: '教务' },
    },
    optional: ['status', 'menuCheckStrictly', 'deptCheckStrictly', 'remark'],
  },
  'system/menu': {
    body: {
      ...{
        parentId: 800,
        menuType: 'C',
        menuName: '试卷',
        orderNum: 9,
        icon: '#',
        isFrame: '1',
        path: 'paper',
      },
      ...{
        component: 'system/paper/index',
        perms: 'system:paper:list',
        isCache: '0',
        visible: '0',
        status: '0',
      },
    },
    optional: ['icon', 'isFrame', 'component', 'perms', 'isCache', 'visible', 'status'],
  },
  'system/dept': {
    body: {
      ...{ parentId: 101, deptName: '客服部门', orderNum: 9, leader: '李雷', status: '0' },
      ...{ phone: '19900007777', email: 'kefu@example.com' },
    },
    optional: ['leader', 'phone', 'email', 'status'],
  },
  'system/post': {
    body: { postCode: 'cto', postName: '技术总监', postSort: 5, status: '0', remark: '新设' },
    optional: ['status', 'remark'],
  },
  'system/dict': {
    body: { dictName: '测试', dictType: 'test_type', status: '0', remark: '测试' },
    optional: ['status', 'remark'],
  },
  'system/dict/data': {
    body: {
      ...{ dictType: 'store_type', dictLabel: '甲', dictValue: 'a', dictSort: 9, cssClass: 'x' },
      ...{ listClass: 'info', isDefault: 'N', status: '0', remark: '甲' },
    },
    optional: ['cssClass', 'listClass', 'isDefault', 'status', 'remark'],
  },
  'system/config': {
    body: { configName: '测试', configKey: 'a.b', configValue: '1', configType: 'N', remark: '测试' },
    optional: ['configType', 'remark'],
  },
  'system/notice': {
    body: { noticeTitle: '放假', noticeType: '1', noticeContent: '<p>放假</p>', status: '0' },
    optional: ['noticeContent', 'status'],
    endless: ['noticeContent'],
  },
  'monitor/job': {
    body: {
      ...{ jobName: '对账', jobGroup: 'DEFAULT', invokeTarget: 'ryTask.ryNoParams', remark: '对账' },
      ...{ cronExpression: '0 0 2 * * ?', misfirePolicy: '1', concurrent: '1', status: '0' },
    },
    optional: ['jobGroup', 'remark', 'misfirePolicy', 'concurrent', 'status'],
  },
  'customer/store': {
    body: {
      ...{ name: '试点机构', shortName: '试点', type: '1', provinceId: 410000, cityId: 410100 },
      ...{ areaId: 410105, address: '一号', contact: '李雷', mobile: '19900007777' },
      ...{ email: 'shi@example.com', edition: 'pro' },
      ...{ expireTime: '2027-06-20', managerId: 2, remark: '试点', username: 'shidian', password: 'abc123' },
    },
    optional: ['address', 'email', 'managerId', 'remark'],
  },
  'customer/app': {
    body: {
      ...{ icon: '/a.png', name: '试卷库', code: 'papers', category: 'query', intro: '历年试卷' },
      ...{ priceType: 2, price: '9.90', editions: ['pro'], menuIds: [3003], url: 'paper/list', sort: 9 },
      ...{ detail: '<p>试卷</p>', screenshots: [], configs: [] },
    },
    optional: ['price', 'url', 'sort', 'detail', 'screenshots', 'configs'],
    endless: ['detail'],
  },
  'show/agreement': legalText,
  'show/privacy': legalText,
  'system/organization': {
    body: {
      ...{ parentId: 1, name: '湖北分公司', code: 'HB', orgType: '2', address: '一号', phone: '19900007777' },
      ...{ provinceId: 410000, cityId: 410100, areaId: 410105, leaderId: 2, sort: 9, status: 1 },
    },
    optional: ['address', 'phone', 'leaderId', 'sort', 'status'],
  },
  'show/network': {
    body: {
      ...{ name: '示范网点', outletType: '1', provinceId: 410000, cityId: 410100, areaId: 410105 },
      ...{ address: '一号', lng: 113.6, lat: 34.7, phone: '19900007777', hours: '全天', sort: 9, status: 1 },
    },
    optional: ['lng', 'lat', 'hours', 'sort', 'status'],
  },
  'system/memo': {
    body: { title: '备忘', content: '内容', color: 'blue', top: 1, link: '/index' },
    optional: ['content', 'color', 'top', 'link'],
  },
  'system/hot-update': {
    body: {
      ...{ platform: 'h5', pkgType: 1, version: '9.0.0', minVersion: '1.0.0', force: 0, log: '修复' },
      packageUrl: '/profile/upload/hot/h5-3.1.0.zip',
    },
    optional: ['minVersion', 'force'],
  },
  'show/banner': {
    body: {
      ...{ title: '开学', image: '/profile/image/1', url: 'https://www.example.com', sort: 9, status: 0 },
      ...{ beginTime: '2026-06-01 00:00:00', endTime: '2026-07-01 00:00:00' },
    },
    optional: ['title', 'url', 'beginTime', 'endTime', 'sort', 'status'],
  },
  'show/link': {
    body: { name: '示例大学', url: 'https://new.example.com', group: '3', blank: 1, sort: 9, status: 1 },
    optional: ['blank', 'sort', 'status'],
  },
  'upload/image': {
    body: {
      ...{ name: '新图', category: 'icon', url: '/profile/gallery/icon-1.svg', width: 128, height: 128 },
      size: 640,
    },
  },
  'upload/title': {
    body: {
      ...{
        title: '新资料包',
        cover: '/profile/image/1',
        category: 'guide',
        intro: '测试',
        sort: 9,
        status: 1,
      },
      files: ['/profile/upload/2026/06/18/2026年普通高等学校招生工作规定_20260618120000A001.pdf'],
      editions: ['pro'],
    },
    optional: ['intro', 'sort', 'status', 'editions'],
  },
  'expert/appointment': {
    body: {
      ...{ userId: 101, expertId: 4, way: 1, start: '2099-06-22 14:00:00', minutes: 60, place: '咨询室 1' },
      ...{ topic: '1', source: '2', remark: '带成绩单' },
    },
    optional: ['source', 'remark'],
  },
  'expert/order': {
    body: {
      ...{ userId: 101, product: 6, userType: 2, vipPayType: 4, price: '6980.00', discount: '80.00' },
      ...{ amount: '6900.00', contractNo: 'HT20260601', remark: '家长要求周末面谈' },
    },
    optional: ['contractNo', 'remark'],
  },
  'expert/report': {
    body: { userId: 101, type: 2, title: '专业推荐', sections: ['cover', 'majors'], remark: '<p>加油</p>' },
    optional: ['sections', 'remark'],
    endless: ['remark'],
  },
  ...writtenBusiness,
  ...writtenContent,
  'customer/menu': menuNode,
  'system/menu-config': menuNode,
  'dev/sample': {
    body: { name: '签字笔', amount: 3, price: '1.00' },
    optional: ['amount', 'price'],
    endless: ['price'],
  },
  'dev/sample-tree': { body: { name: '东楼', parentId: 1, sort: 3 }, optional: ['parentId', 'sort'] },
  'dev/exhibit': { body: { name: '校钟', amount: 3 }, optional: ['amount'] },
  'score/countdown': {
    body: {
      ...{ provinceId: 430000, year: 2031, title: '2031 年普通高考', slogan: '加油', show: 1 },
      ...{ examStart: '2031-06-07 09:00:00', examEnd: '2031-06-09 18:00:00' },
      ...{
        scoreDate: '2031-06-24 12:00:00',
        fillStart: '2031-06-26 08:00:00',
        fillEnd: '2031-07-01 17:00:00',
      },
    },
    optional: ['slogan', 'show', 'scoreDate', 'fillStart', 'fillEnd'],
  },
  'score/line': {
    body: {
      ...{ provinceId: 430000, year: 2026, category: 4, examName: '测试联考', examDate: '2026-04-01' },
      ...{ fullMark: 750, total: 1000, lines: [], gaokaoYear: 2026, enabled: 1, remark: '测试' },
    },
    optional: ['total', 'lines', 'enabled', 'remark'],
  },
};
