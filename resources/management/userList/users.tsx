import { defineResource } from '@/src/crud/defineResource';
import { masked } from '@/src/crud/fields/masked/masked';
import { reference } from '@/src/crud/fields/reference/reference';
import { auditTab } from '@/src/crud/show/auditTab';
import { memoTab } from '@/src/crud/show/memoTab';
import { subjectModes, userTypes, vipPayTypes, volunteerTypes } from '@/src/gaokao/enumerations';
import { examYears } from '@/src/gaokao/examYears';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { fieldOf, listAndShow, showOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { yesNo } from '@/src/ui/fields/toggle';
import { load, loadPlain } from '@/src/ui/load';
import { memberPages } from '../../lookups/memberPages';
import { province } from '../../lookups/province';
import { cardNo } from '../card/CardCells';
import { managementEndpoints } from '../endpoints';
import { EndCell, MobileCell, subjectsKind, TypeCell } from './UserCells';
import type { UserRow } from './user';

const CardsTab = load(() => import('./CardsTab'));
const MemberDialog = load(() => import('./MemberDialog'));
const OpenSingleHit = loadPlain(() => import('./OpenSingleHit'));

const all = ['filter', 'list', 'show'] as const;

/** Users with their membership, its end and its history (用户列表, screen G6). */
export const users = defineResource<UserRow>()({
  label: '用户',
  endpoints: managementEndpoints['management/user-list'],
  title: 'name',
  state: 'userType',
  search: 'keyword',
  counts: 'counts',
  serverExport: true,
  invalidates: memberPages,
  card: { lines: [['mobile', 'vipExpire']] },
  AboveRows: OpenSingleHit,
  filters: {
    keyword: text('用户', { personal: true, placeholder: '手机号、卡号、订单号或姓名', on: ['filter'] }),
  },
  quickFilters: [
    { label: '全部', filters: {}, count: 'all' },
    ...userTypes.map(({ value, label }) => ({
      label,
      filters: { userType: String(value) },
      count: String(value),
    })),
  ],
  fields: {
    name: text('姓名', { on: listAndShow, width: 100 }),
    mobile: masked('手机号', { on: listAndShow, width: 146, priority: 'high', Cell: MobileCell }),
    userType: choice<0 | 1 | 2 | 3>('用户类型', userTypes, { on: all, width: 90, Cell: TypeCell }),
    vipPayType: choice<0 | 1 | 2 | 3 | 4>('开通方式', vipPayTypes, { on: all, width: 100, priority: 'high' }),
    vipExpire: datetime('有效期至', {
      ...{ on: all, width: 194, priority: 'high', sortable: true, Cell: EndCell },
    }),
    provinceId: province('高考省份', { on: all, width: 84 }),
    year: choice<number>('高考年份', examYears(2025), { on: all, width: 90 }),
    storeId: reference('机构', 'customer/store', {
      ...{ shownBy: 'storeName', on: all, width: 176, platformOnly: true },
    }),
    subjectType: choice<1 | 2 | 3>('选科类型', subjectModes, { on: all, priority: 'low' }),
    subjects: fieldOf('选科', subjectsKind, { on: listAndShow, priority: 'low' }),
    applyMode: choice<1 | 2 | 3>('志愿类型', volunteerTypes, { on: all, columnOff: true, priority: 'low' }),
    score: number('分数', { on: listAndShow, width: 76 }),
    rank: number('位次', { on: listAndShow, width: 90 }),
    cardNo: cardNo('会员卡号', { on: all, priority: 'low' }),
    orderNo: text('服务订单号', { on: showOnly }),
    startTime: datetime('生效时间', { on: listAndShow, columnOff: true }),
    provinceText: text('可用省份', { on: showOnly }),
    trialUsed: yesNo('用过体验卡', { on: showOnly }),
    yearChanges: number('修改年份次数', { on: showOnly }),
    scoreChanges: number('修改分数次数', { on: showOnly }),
    createTime: datetime('创建时间', { on: showOnly }),
  },
  groups: {
    profile: {
      label: '资料',
      fields: [
        ...(['name', 'mobile', 'storeId', 'provinceId', 'year', 'subjectType', 'subjects'] as const),
        ...(['applyMode', 'score', 'rank', 'yearChanges', 'scoreChanges', 'createTime'] as const),
      ],
    },
    rights: {
      label: '权益',
      fields: [
        ...(['userType', 'vipPayType', 'cardNo', 'orderNo', 'startTime', 'vipExpire'] as const),
        ...(['provinceText', 'trialUsed'] as const),
      ],
    },
  },
  showTabs: [{ key: 'cards', label: '卡片', Tab: CardsTab }, memoTab('expert/student'), auditTab],
  actions: {
    vip: { on: 'row', label: '设置会员', operation: 'vip', promoted: true, dialog: MemberDialog },
  },
});
