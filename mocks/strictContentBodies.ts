import type { Written } from './strictBusinessBodies';

/** Valid new records of operations content. */
export const writtenContent: Readonly<Record<string, Written>> = {
  'operations/school-data': {
    body: {
      ...{
        code: '4143099901',
        zsCode: '99901',
        name: '示例理工大学',
        formerNames: ['示例工学院'],
        area: [430_000],
      },
      ...{
        level: '本科',
        subLevel: '普通本科',
        nature: '公办',
        type: '理工',
        tags: ['211'],
        affiliation: '湖南省',
      },
      ...{ founded: 1958, subjects: [{ name: '数学', grade: 'B+' }], master: 12, doctor: 3, status: 1 },
      ...{
        website: 'https://www.example.com',
        admissionSite: 'https://zs.example.com',
        phone: '0731-88000001',
      },
      ...{ address: '示例路 1 号', logo: '/profile/a.png', images: ['/profile/b.png'], intro: '<p>示例</p>' },
    },
    optional: [
      ...[
        'formerNames',
        'tags',
        'affiliation',
        'founded',
        'subjects',
        'master',
        'doctor',
        'status',
        'website',
      ],
      ...['admissionSite', 'phone', 'address', 'logo', 'images', 'intro'],
    ],
    endless: ['intro'],
  },
  'operations/specialty': {
    body: {
      ...{ code: '080999T', name: '示例技术', level: '本科', classCode: '0809', degree: '工学', years: '4' },
      ...{
        intro: '<p>示例</p>',
        courses: ['示例导论'],
        careers: ['示例工程师'],
        holland: ['R', 'I'],
        status: 1,
      },
    },
    optional: ['courses', 'careers', 'holland', 'status'],
    endless: ['intro'],
  },
  'operations/college-data': {
    body: {
      ...{
        year: 2025,
        provinceId: 430_000,
        batchId: 43_103,
        schoolId: 10_003,
        category: 4,
        groupCode: '901',
      },
      ...{ req: '物理+化学', majorId: 80_901, majorName: '计算机类', planCount: 10, admitCount: 10 },
      ...{ minScore: 650, avgScore: 655.5, maxScore: 670, minRank: 900, source: '湖南省教育考试院' },
    },
    optional: [
      ...['req', 'majorId', 'majorName', 'planCount', 'admitCount', 'minScore', 'avgScore', 'maxScore'],
      'minRank',
    ],
  },
  'operations/brochure': {
    body: {
      ...{
        schoolId: 10_100,
        year: 2026,
        kind: 2,
        title: '示例招生简章',
        contentType: 1,
        content: '<p>示例</p>',
      },
      ...{ fileUrl: '/profile/a.pdf', link: 'https://www.example.com', sourceUrl: 'https://zs.example.com' },
      keyRules: [{ item: '7', text: '学费 5000 元' }],
    },
    optional: ['title', 'fileUrl', 'link', 'keyRules'],
    endless: ['content'],
  },
  'operations/resource-categories': {
    body: { kind: 1, parentId: 0, name: '新高考专题', icon: '/profile/a.png', sort: 1, status: 1 },
    optional: ['parentId', 'icon', 'sort', 'status'],
  },
  'operations/marketing-categories': {
    body: { kind: 2, parentId: 0, name: '易拉宝', icon: '/profile/a.png', sort: 1, status: 1 },
    optional: ['parentId', 'icon', 'sort', 'status'],
  },
  'operations/resources': {
    body: {
      ...{ title: '新高考专题页', categoryId: 2, type: 4, url: 'https://www.example.com/topic', cover: '' },
      ...{ intro: '各省政策', provinceIds: [430000], storeIds: [2], sort: 1, status: 1 },
    },
    optional: ['cover', 'intro', 'provinceIds', 'storeIds', 'sort', 'status'],
  },
  'operations/galleries': {
    body: {
      ...{ name: '出分当天', categoryId: 19, node: '4', sort: 1, status: 1 },
      images: [{ url: '/profile/poster/set-1-1.svg', width: 750, height: 1334 }],
      logoArea: { x: 6, y: 4, width: 60, height: 7 },
      qrArea: { x: 70, y: 84, width: 24, height: 13 },
    },
    optional: ['node', 'logoArea', 'qrArea', 'sort', 'status'],
  },
  'operations/service': {
    body: {
      ...{ name: '暑期规划营', category: '2', cover: '/profile/a.png', images: [], price: '100.00' },
      ...{ marketPrice: '130.00', minPrice: '80.00', settlePrice: '50.00', product: 0, provinceIds: [] },
      ...{ grades: [], stock: 10, refundRule: 1, sort: 1, intro: '<p>五天四晚</p>' },
    },
    optional: ['images', 'marketPrice', 'product', 'provinceIds', 'grades', 'stock', 'sort'],
    endless: ['intro'],
  },
  'operations/system-updates': {
    body: {
      ...{ version: '99.0.0', title: '批量核对招生计划', type: 1, content: '<p>可以批量核对。</p>' },
      ...{ audience: 2, storeIds: [2], popup: 1, publishTime: '2099-06-26 14:00:00' },
    },
    optional: ['popup', 'publishTime'],
    endless: ['content'],
  },
  'operations/create': {
    body: {
      ...{ title: '湖南本科批填报提醒', categoryId: 303, cover: '/profile/image/1', summary: '要点' },
      ...{ content: '<p>请核对。</p>', provinceIds: [430000], year: 2026, tags: ['选科'], source: '本站' },
      ...{ sourceUrl: 'https://example.com', publishTime: '2099-06-26 14:00:00' },
      expireTime: '2099-07-26 14:00:00',
    },
    optional: [
      ...['categoryId', 'cover', 'summary', 'content', 'provinceIds', 'year', 'tags', 'source'],
      ...['sourceUrl', 'publishTime', 'expireTime'],
    ],
    endless: ['content'],
  },
  'operations/recommendations': {
    body: {
      ...{ name: '湖南院校专题', position: '1', targetType: 1, targetIds: [10001], provinceIds: [430000] },
      ...{ subjectTypes: [3], rankMin: 1, rankMax: 9000, beginTime: '2099-06-26 14:00:00' },
      ...{ endTime: '2099-07-26 14:00:00', sort: 3, status: 1, crowdId: 1 },
    },
    optional: [
      'provinceIds',
      'subjectTypes',
      'rankMin',
      'rankMax',
      'crowdId',
      'beginTime',
      'endTime',
      'sort',
      'status',
    ],
  },
  'operations/good-service': {
    body: {
      ...{ serviceId: 13, badge: '1', reason: '老师一对一讲解', cover: '/profile/image/1' },
      ...{ beginTime: '2099-06-26 14:00:00', endTime: '2099-07-26 14:00:00' },
    },
    optional: ['badge', 'cover', 'beginTime', 'endTime'],
  },
};
