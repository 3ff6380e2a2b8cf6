import { group, page, subPage } from './node';

const content = 'show create edit delete publish=发布/下架';

export const operationsMenu = group(400, 'operations', '运营内容', 'ReadOutlined', [
  page(401, 'system-updates', '系统更新', 'RocketOutlined', content),
  page(402, 'brochure', '招生简章', 'FilePdfOutlined', `${content} export`),
  page(403, 'college-data', '院校数据', 'DatabaseOutlined', 'show create edit delete check import export'),
  page(404, 'consult', '咨询管理', 'MessageOutlined', 'show reply assign close publish delete export'),
  page(405, 'good-service', '优质服务', 'LikeOutlined', content),
  page(406, 'headlines', '头条资讯', 'FireOutlined', 'show delete publish=发布/下架 top export'),
  page(407, 'recommendations', '推荐管理', 'StarOutlined', 'show create edit delete'),
  page(408, 'service', '服务管理', 'CustomerServiceOutlined', 'show create edit delete sale price export'),
  page(409, 'school-data', '学校资料', 'BankOutlined', 'show create edit delete sync merge import export'),
  page(410, 'specialty', '专业管理', 'ExperimentOutlined', 'show create edit delete import export'),
  page(411, 'users', '用户管理', 'UserOutlined', 'show edit tag mute plain export'),
  page(
    412,
    'resource-categories',
    '资源分类',
    'FolderOutlined',
    'create=新增分类 edit=修改分类 delete=删除分类 resources:show=资源详情 resources:create=新增资源 resources:edit=修改资源 resources:delete=删除资源 resources:download=下载资源',
  ),
  page(413, 'marketing-categories', '营销分类', 'TagsOutlined', 'create edit delete'),
  page(414, 'galleries', '营销图库', 'PictureOutlined', 'show create edit delete download', {
    query: '{"as":"wall"}',
  }),
  subPage(40001, 'create', '新建内容', 'operations:create:list', {
    url: 'operations/create/index',
    activeMenu: '/operations/headlines',
    noCache: 0,
  }),
  subPage(40002, 'edit-info', '编辑信息', 'operations:edit-info:list', {
    url: 'operations/edit-info/index',
    activeMenu: '/operations/headlines',
    noCache: 0,
  }),
]);
