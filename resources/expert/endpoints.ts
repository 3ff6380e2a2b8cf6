import { assumedCrud, readByListers } from '@/providers/endpoints/assumedCrud';
import { assumed, rpc } from '@/providers/endpoints/builder';

const api = '/ssystem-api/api';
const index = '/appv2/api/index';

const detail = 'expert:volunteer:detail';
const filling = 'expert:filling:fill';
const final = 'expert:volunteer:final';
const recommend = 'expert:major:recommend';
const booking = ['expert:appointment:create', 'expert:appointment:edit'] as const;

/**
 * Calls that read a whole table: on its page, in the workbench, in the final reading, for a list's recheck.
 */
const read = { permission: detail, orPermissions: [filling, final, 'expert:volunteer:list'] } as const;
/** Data beside a table on its page and in the workbench. */
const study = { permission: detail, orPermissions: [filling] } as const;
/** Data in the drawer of a college, which is opened from recommended majors too (E11). */
const inDrawer = { ...read, orPermissions: [...read.orPermissions, recommend] } as const;
const plan = { ...study, orPermissions: [filling, recommend] } as const;
const fill = { permission: filling } as const;
/** Students are looked at on one page, whichever list names them. */
const studentPage = '/expert/filling/student?userId={id}';
const byFillers = { permission: 'expert:filling:list', orPermissions: [filling] } as const;

/** Calls of 专家服务 (specification, section 7; screens E1 to E11). */
export const expertEndpoints = {
  'expert/filling': rpc(`${api}/expertFill`, {
    permission: 'expert:filling',
    page: studentPage,
    calls: {
      // Students are picked from it elsewhere, too.
      list: assumed({
        path: 'list',
        orPermissions: [filling, recommend, 'expert:volunteer:copy', 'expert:report:create', ...booking],
      }),
      stats: assumed({ path: 'stats', verb: 'list' }),
      assign: assumed('assign'),
      status: assumed({ path: 'status', ...fill }),
      mobile: assumed('mobile'),
      close: assumed({ path: 'status', verb: 'close' }),
      remove: assumed('del'),
      export: assumed('export'),
    },
  }),
  'expert/student': rpc(`${api}/expertFill`, {
    name: 'expert/student',
    permission: 'expert:filling',
    page: studentPage,
    calls: {
      one: {
        path: `${api}/apply/userInfo`,
        permission: 'expert:filling:list',
        orPermissions: [
          ...[filling, recommend, 'expert:filling:createOrder', 'expert:order:edit', 'expert:report:list'],
          ...booking,
        ],
      },
      // With the permission for recommended majors it changes only the family's wishes for majors.
      update: { path: `${index}/editUser`, verb: 'edit', orPermissions: [filling, 'expert:major:edit'] },
      finishFilling: assumed({ path: 'status', permission: final }),
      deliverFilling: assumed({ path: 'status', permission: 'expert:report:deliver' }),
      log: assumed({ path: 'log', ...byFillers }),
      openVip: { path: `${api}/apply/userVipSave`, verb: 'vip' },
      lines: { path: `${api}/index/lineList`, ...byFillers },
      batchLines: { path: `${api}/index/batchLine`, ...byFillers },
      scoreTable: { path: `${api}/Gaokao/scoreStage`, ...byFillers },
      requirements: assumed({ path: 'reqStats', verb: 'list', orPermissions: [filling, recommend] }),
      scoreFilter: { path: `${index}/scoreStageFilter`, verb: null },
      scoreInfo: { path: `${index}/scoreStageInfo`, verb: null },
      batchEquivalents: { path: `${api}/gaokao/batchsEquScoreList`, verb: null },
    },
  }),
  'expert/volunteer': rpc(`${api}/volunteer`, {
    permission: 'expert:volunteer',
    calls: {
      list: assumed({
        path: 'list',
        orPermissions: [filling, detail, 'expert:filling:edit', 'expert:report:create'],
      }),
      // With the permission for the final reading alone it allows only a final save.
      save: { path: `${index}/zySave`, ...fill, orPermissions: [final] },
      chances: { path: `${index}/schoolEnrollChance`, ...inDrawer },
      batches: { path: `${api}/gaokao/batchs`, verb: null },
      units: assumed({ path: 'planList', ...plan }),
      groups: { path: `${api}/Systerm/schoolGroup`, ...plan },
      majors: { path: `${index}/selectSearchMajorClassJudge`, verb: null },
      copy: assumed({ path: 'copy', verb: 'copy', orPermissions: [filling] }),
      edit: assumed({ path: 'edit', ...fill }),
      remove: assumed({ path: 'del', verb: 'delete', orPermissions: [filling] }),
      versions: assumed({ path: 'versionList', ...study }),
      version: assumed({ path: 'versionInfo', ...study }),
      restore: assumed({ path: 'restore', ...fill }),
      status: assumed({ path: 'status', ...fill }),
      exported: assumed({ path: 'status', ...fill, orPermissions: ['expert:volunteer:export'] }),
      favorite: assumed({ path: 'favorite', ...fill }),
      provinces: { path: `${api}/Systerm/provinceList`, verb: null },
      switches: { path: `${api}/store/getConfig`, ...inDrawer },
      export: assumed('export'),
    },
  }),
  'expert/table': rpc(`${api}/volunteer`, {
    name: 'expert/table',
    permission: 'expert:volunteer',
    calls: {
      open: { path: `${index}/zyInfo`, ...read },
      student: { path: `${api}/apply/userInfo`, ...read },
      void: assumed({ path: 'status', verb: 'void' }),
      share: { path: `${index}/shareZY`, verb: 'share' },
      shareNew: { path: `${index}/shareZYNew`, verb: 'share' },
      shares: assumed({ path: 'shareList', verb: 'share' }),
      removeShare: assumed({ path: 'shareDel', verb: 'share' }),
      // The expert who fills in ticks remarks off; the rest is the reviewer's.
      review: assumed({ path: 'review', verb: 'review', orPermissions: ['expert:filling:fill'] }),
    },
  }),
  'expert/report': rpc(`${api}/report`, {
    view: 'expert/filling/report',
    permission: 'expert:report',
    calls: {
      list: assumed('list'),
      create: assumed('add'),
      remove: assumed('del'),
      deliver: assumed({ path: 'deliver', verb: 'deliver' }),
      edit: assumed({ path: 'edit', verb: 'create' }),
      content: { path: `${index}/gkbInfo`, verb: 'list' },
    },
  }),
  'expert/major': rpc(`${api}/majorRecommend`, {
    permission: 'expert:major',
    calls: {
      recommend: assumed({ path: 'list', verb: 'recommend' }),
      save: assumed({ path: 'save', verb: 'edit' }),
    },
  }),
  'expert/college': rpc(index, {
    name: 'expert/college',
    permission: 'expert:filling',
    calls: {
      home: { path: 'schoolHome', verb: null },
      grades: { path: 'schoolSubjectEvaluate', verb: null },
      departments: { path: 'schoolYXMajor', verb: null },
      major: { path: 'majorDetail', verb: null },
    },
  }),
  'expert/appointment': rpc(`${api}/appointment`, {
    permission: 'expert:appointment',
    calls: {
      ...assumedCrud,
      one: readByListers,
      confirm: assumed({ path: 'status', verb: 'confirm' }),
      finish: assumed({ path: 'status', verb: 'finish' }),
      cancel: assumed({ path: 'status', verb: 'edit' }),
      slots: assumed({ path: 'slots', verb: 'list' }),
    },
  }),
  'expert/order': rpc(`${api}/customerOrder`, {
    permission: 'expert:order',
    calls: {
      list: assumed('list'),
      collect: assumed({ path: 'collect', verb: 'list' }),
      one: readByListers,
      create: assumed({ path: 'add', permission: 'expert:filling:createOrder' }),
      update: assumed('edit'),
      pay: assumed('pay'),
      cancel: assumed('cancel'),
      refund: assumed('refund'),
      status: assumed({ path: 'status', verb: 'edit' }),
      export: assumed('export'),
    },
  }),
} as const;
