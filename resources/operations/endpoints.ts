import { assumedCrud, assumedReview } from '@/providers/endpoints/assumedCrud';
import { assumed, rpc } from '@/providers/endpoints/builder';

const api = '/ssystem-api/api';
const goodServiceEditors = ['operations:good-service:edit'];
const category = `${api}/ResourceCategory`;
/** Calls of the public sites, for previews. */
const site = '/appv2/api/index';

/** One category controller is given; `kind` tells the categories of resources (1) from those of posters (2). */
const categoriesOf = (kind: 1 | 2) =>
  ({
    list: { path: 'list', body: { kind } },
    create: { path: 'add', body: { kind } },
    update: { path: 'update', body: { kind } },
    remove: 'delclass',
  }) as const;

/** Calls of 运营内容 (screens O1 to O16). */
export const operationsEndpoints = {
  'operations/system-updates': rpc(`${api}/Systerm`, {
    permission: 'operations:system-updates',
    calls: {
      // The same call as the public list (H9): `manage` adds drafts and withdrawn notes.
      list: { path: 'systermUpdateList', body: { manage: 1 } },
      one: assumed('updateInfo'),
      create: assumed('updateSave'),
      update: assumed('updateSave'),
      remove: assumed('updateDel'),
      status: assumed({ path: 'updateStatus', verb: 'publish' }),
      submit: assumed({ path: 'updateSubmit', verb: 'edit' }),
      sendBack: assumed({ path: 'updateSendBack', verb: 'publish' }),
      reads: assumed({ path: 'updateReads', verb: 'show' }),
      remind: assumed({ path: 'updateRemind', verb: 'publish' }),
      stores: assumed({
        path: 'updateStores',
        verb: 'create',
        orPermissions: ['operations:system-updates:edit'],
      }),
    },
  }),
  'operations/brochure': rpc(`${api}/brochure`, {
    permission: 'operations:brochure',
    calls: {
      ...assumedCrud,
      ...assumedReview,
      counts: assumed({ path: 'counts', verb: 'list' }),
      coverage: assumed({ path: 'coverage', verb: 'list' }),
      diff: assumed({ path: 'diff', verb: 'show' }),
      copy: assumed({ path: 'copy', verb: 'create' }),
      export: assumed('export'),
    },
  }),
  'operations/college-data': rpc(`${api}/collegeData`, {
    permission: 'operations:college-data',
    calls: {
      ...assumedCrud,
      counts: assumed({ path: 'counts', verb: 'list' }),
      check: assumed('check'),
      batches: { path: `${api}/gaokao/batchs`, verb: null },
      groups: {
        path: `${api}/Systerm/schoolGroup`,
        verb: 'create',
        orPermissions: ['operations:college-data:edit'],
      },
      import: assumed('import'),
      export: assumed('export'),
    },
  }),
  'operations/consult': rpc(`${api}/consult`, {
    permission: 'operations:consult',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      remove: assumed('del'),
      counts: assumed({ path: 'counts', verb: 'list' }),
      export: assumed('export'),
      reply: assumed('reply'),
      topic: assumed({ path: 'topic', verb: 'reply' }),
      similar: assumed({ path: 'similar', verb: 'reply' }),
      assign: assumed('assign'),
      handlers: assumed({ path: 'handlers', verb: 'list' }),
      close: assumed('close'),
      reopen: assumed({ path: 'reopen', verb: 'close' }),
      publish: assumed('publish'),
      // Public questions written by staff (screen O5), and their earlier versions (O6).
      write: assumed({ path: 'add', permission: 'operations:create:list' }),
      versions: assumed({ path: 'versions', permission: 'operations:edit-info:list' }),
      version: assumed({ path: 'version', permission: 'operations:edit-info:list' }),
      rollback: assumed({ path: 'rollback', verb: 'publish' }),
      toClient: assumed({ path: 'toClient', verb: 'reply' }),
    },
  }),
  'operations/create': rpc(`${api}/article`, {
    permission: 'operations:create',
    calls: {
      create: assumed({ path: 'add', verb: 'list' }),
      sameTitle: assumed({ path: 'sameTitle', verb: 'list', orPermissions: ['operations:edit-info:list'] }),
    },
  }),
  'operations/edit-info': rpc(`${api}/article`, {
    permission: 'operations:edit-info',
    calls: {
      one: assumed({ path: 'info', verb: 'list' }),
      update: assumed({ path: 'edit', verb: 'list' }),
      // A call for authors who may not publish.
      submit: assumed({ path: 'submit', verb: 'list', orPermissions: ['operations:create:list'] }),
      versions: assumed({ path: 'versions', verb: 'list' }),
      version: assumed({ path: 'version', verb: 'list' }),
      rollback: assumed({ path: 'rollback', verb: 'list' }),
    },
  }),
  'operations/good-service': rpc(`${api}/goodService`, {
    permission: 'operations:good-service',
    calls: {
      ...assumedCrud,
      ...assumedReview,
      counts: assumed({ path: 'counts', verb: 'list' }),
      stat: assumed({ path: 'stat', verb: 'show' }),
      services: assumed({ path: 'services', verb: 'create', orPermissions: goodServiceEditors }),
    },
  }),
  'operations/headlines': rpc(`${api}/article`, {
    permission: 'operations:headlines',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      remove: assumed('del'),
      counts: assumed({ path: 'counts', verb: 'list' }),
      status: assumed({ path: 'status', verb: 'publish' }),
      sendBack: assumed({ path: 'sendBack', verb: 'publish' }),
      submit: assumed({ path: 'submit', permission: 'operations:edit-info:list' }),
      headline: assumed({ path: 'headline', verb: 'top' }),
      plans: assumed({ path: 'plans', verb: 'publish' }),
      savePlan: assumed({ path: 'planSave', verb: 'publish' }),
      removePlan: assumed({ path: 'planDel', verb: 'publish' }),
      releasePlan: assumed({ path: 'planRelease', verb: 'publish' }),
      copy: assumed({ path: 'copy', permission: 'operations:create:list' }),
      categories: { path: `${api}/ResourceCategory/allClass`, verb: null, body: { kind: 3 } },
      export: assumed('export'),
    },
  }),
  'operations/recommendations': rpc(`${api}/Index`, {
    permission: 'operations:recommendations',
    calls: {
      list: 'tuijianConfigList',
      one: assumed('tuijianInfo'),
      create: 'tuijianConfigSave',
      update: 'tuijianConfigSave',
      remove: 'deltuijian',
      reach: assumed({ path: 'tuijianReach', verb: 'list' }),
      targets: assumed({ path: 'tuijianTargets', verb: 'list' }),
      crowds: assumed({ path: `${api}/member/crowds`, verb: 'list' }),
    },
  }),
  'operations/service': rpc(`${api}/service`, {
    permission: 'operations:service',
    calls: {
      ...assumedCrud,
      status: assumed({ path: 'status', verb: 'sale' }),
      setPrice: assumed({ path: 'setPrice', verb: 'price' }),
      prices: assumed({ path: 'prices', verb: 'price' }),
      export: assumed('export'),
    },
  }),
  'operations/school-data': rpc(`${api}/college`, {
    permission: 'operations:school-data',
    calls: {
      ...assumedCrud,
      status: assumed({ path: 'status', verb: 'edit' }),
      merge: assumed('merge'),
      sync: { path: `${api}/index/synchronizeSchoolLabels`, verb: 'sync' },
      home: { path: `${site}/schoolHome`, verb: null },
      grades: { path: `${site}/schoolSubjectEvaluate`, verb: null },
      departments: { path: `${site}/schoolYXMajor`, verb: null },
      import: assumed('import'),
      export: assumed('export'),
    },
  }),
  'operations/specialty': rpc(`${api}/specialty`, {
    permission: 'operations:specialty',
    calls: {
      ...assumedCrud,
      status: assumed({ path: 'status', verb: 'edit' }),
      tree: assumed({ path: 'tree', verb: 'list' }),
      compare: assumed({ path: 'compare', verb: 'import' }),
      apply: assumed({ path: 'apply', verb: 'import' }),
      detail: { path: `${site}/majorDetail`, verb: null },
      import: assumed('import'),
      export: assumed('export'),
    },
  }),
  'operations/users': rpc(`${api}/member`, {
    permission: 'operations:users',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      // The call of a student's data (screen E2): a nickname says that it is this one.
      update: {
        ...{ path: '/appv2/api/index/editUser', verb: 'edit' },
        members: ['nickname', 'avatar', 'gender', 'schoolName', 'rev'],
      },
      tag: assumed('tag'),
      mute: assumed('mute'),
      plain: assumed('plain'),
      export: assumed('export'),
      trend: assumed({ path: 'trend', verb: 'list' }),
      crowds: assumed({ path: 'crowds', verb: 'list' }),
      saveCrowd: assumed({ path: 'crowdSave', verb: 'tag' }),
      removeCrowd: assumed({ path: 'crowdDel', verb: 'tag' }),
      send: assumed({ path: `${api}/message/send`, permission: 'management:message:send' }),
    },
  }),
  'operations/resource-categories': rpc(category, {
    permission: 'operations:resource-categories',
    calls: categoriesOf(1),
  }),
  // Screen O14: what is in the categories, at the same controller.
  'operations/resources': rpc(category, {
    permission: 'operations:resources',
    calls: {
      list: { path: 'resourcesList', permission: 'operations:resource-categories:list' },
      one: assumed({ path: 'resInfo', verb: 'show' }),
      create: 'save',
      update: 'save',
      remove: 'delRes',
      categories: { path: 'allClass', verb: null, body: { kind: 1 } },
      stores: assumed({ path: 'resStores', verb: 'create', orPermissions: ['operations:resources:edit'] }),
      version: assumed({ path: 'resVersion', verb: 'edit' }),
      zip: assumed({ path: 'resZip', verb: 'download' }),
    },
  }),
  'operations/marketing-categories': rpc(category, {
    permission: 'operations:marketing-categories',
    calls: categoriesOf(2),
  }),
  'operations/galleries': rpc(`${api}/MarketingGallery`, {
    permission: 'operations:galleries',
    calls: {
      list: 'atlasList',
      one: assumed('info'),
      create: assumed('add'),
      update: assumed('edit'),
      remove: assumed('del'),
      down: assumed({ path: 'down', verb: 'download' }),
      categories: { path: `${category}/allClass`, verb: null, body: { kind: 2 } },
      brand: assumed({ path: 'brand', verb: 'download' }),
    },
  }),
} as const;
