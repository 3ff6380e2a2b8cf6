import { callKey } from '@/providers/data/resourceCall';
import { inSight } from '@/src/crud/actions/inSight';
import { defineResource } from '@/src/crud/defineResource';
import { dictionaries } from '@/src/crud/fields/dictionary/dictionaries';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { masked } from '@/src/crud/fields/masked/masked';
import { reference } from '@/src/crud/fields/reference/reference';
import { upload } from '@/src/crud/fields/upload/upload';
import { auditTab } from '@/src/crud/show/auditTab';
import { categories, userTypes } from '@/src/gaokao/enumerations';
import { examYears } from '@/src/gaokao/examYears';
import { messageTextRules } from '@/src/lib/fieldRule';
import { isYes } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { fieldOf, formAndShow, listAndShow, showOnly } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { numberRange } from '@/src/ui/fields/numberRange';
import { reason } from '@/src/ui/fields/reason';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { memberPages } from '../../lookups/memberPages';
import { province } from '../../lookups/province';
import { userChannels } from '../consult/consult';
import { operationsEndpoints } from '../endpoints';
import { LastActiveCell, MuteCell } from './UserCells';
import { mostTags, muteLengths, muteText, publicUserRules, type SiteUser, tagModes } from './user';

const UserFigures = load(() => import('./UserFigures'));

const endpoints = operationsEndpoints['operations/users'];
const all = ['filter', 'list', 'show'] as const;
const formOfEdit = ['filter', 'list', 'edit', 'show'] as const;

const genders = [
  { value: 0, label: '未填写' },
  { value: 1, label: '男' },
  { value: 2, label: '女' },
] as const;
const idle = [3, 7, 15, 30].map((days) => ({ value: String(days), label: `${days} 天未登录` }));
const speaking = [
  { value: '1', label: '禁言中' },
  { value: '0', label: '未禁言' },
];

// A user has several tags, and is found by one.
const tags = dictionaries('标签', 'user_tag', { on: all, width: 150, priority: 'high' });
const { Filter, FilterValue } = dictionary('标签', 'user_tag').kind;

/** Registered users of the public sites, with their origin and activity (用户管理, screen O13). */
export const siteUsers = defineResource<SiteUser>()({
  label: '用户',
  endpoints,
  title: 'nickname',
  form: 'modal',
  state: 'userType',
  picture: 'avatar',
  serverExport: true,
  // Messages and recommendations choose among the crowds; other screens have the same people.
  invalidates: [callKey(['choices', endpoints.operations.crowds.path]), ...memberPages],
  card: {
    lines: [
      ['mobile', 'channel', 'lastActive'],
      ({ muted, muteUntil }) => (isYes(muted) ? muteText(muteUntil) : undefined),
    ],
  },
  AboveRows: UserFigures,
  aboveLabel: '用户统计',
  search: 'keyword',
  filters: {
    keyword: text('用户', { personal: true, placeholder: '昵称或手机号', on: ['filter'] }),
    idleDays: choice<string>('未登录', idle, { on: ['filter'] }),
    visits: numberRange('访问次数', { on: ['filter'] }),
    muted: choice<string>('禁言', speaking, { on: ['filter'] }),
  },
  fields: {
    nickname: text(publicUserRules.nickname, { personal: true, on: formOfEdit, width: 170 }),
    avatar: upload('头像', 'image', { on: formAndShow, crop: 1 }),
    mobile: masked('手机号', { on: all, width: 146, priority: 'high' }),
    muteUntil: fieldOf('禁言至', datetime('').kind, { on: listAndShow, width: 132, Cell: MuteCell }),
    storeId: reference('所属机构', 'customer/store', {
      ...{ shownBy: 'storeName', on: all, width: 176, platformOnly: true },
    }),
    channel: choice<SiteUser['channel']>('来源渠道', userChannels, { on: all, width: 90 }),
    provinceId: province('省份', { on: all, width: 76 }),
    year: choice<number>('高考年份', examYears(2025), { on: all, width: 90 }),
    category: choice<1 | 2 | 3 | 4 | 5>('科类', categories, { on: all, width: 84, priority: 'low' }),
    schoolName: text(publicUserRules.schoolName, { on: formOfEdit, priority: 'low' }),
    gender: choice<0 | 1 | 2>('性别', genders, { on: formAndShow, required: true, serverErrors: ['性别'] }),
    userType: choice<0 | 1 | 2 | 3>('用户类型', userTypes, { on: all, width: 90 }),
    tags: { ...tags, kind: { ...tags.kind, ...(Filter && { Filter }), ...(FilterValue && { FilterValue }) } },
    createTime: datetime('注册时间', { on: all, sortable: true, priority: 'low' }),
    lastActive: datetime('最近活跃', {
      ...{ on: all, sortable: true, width: 190, priority: 'high', Cell: LastActiveCell },
    }),
    visits30: number('近 30 天访问', { on: listAndShow, sortable: true, width: 110, unit: ' 次' }),
    muteReason: text('禁言原因', { on: showOnly }),
  },
  actions: {
    mute: {
      on: 'row',
      label: '禁言',
      operation: 'mute',
      danger: true,
      when: ({ muted }) => !isYes(muted),
      title: ({ nickname }) => `禁言：${nickname}`,
      text: '禁言期间该用户不能在前台提问和评论。',
      fields: {
        days: inSight('禁言时长', muteLengths, { required: true, initial: 7 }),
        reason: reason(publicUserRules.muteReason, {
          ...{ serverErrors: ['原因'] },
          phrases: ['发布广告信息', '言语辱骂他人', '刷屏'],
        }),
      },
      success: '已禁言',
    },
    unmute: {
      on: 'row',
      label: '解除禁言',
      operation: 'mute',
      when: ({ muted }) => isYes(muted),
      confirm: ({ nickname }) => `确定解除「${nickname}」的禁言吗？`,
      request: ({ id, rev }) => ({ body: { id, rev, days: 0 } }),
      success: '已解除禁言',
    },
    tag: {
      on: 'batch',
      ...{ label: '打标签', operation: 'tag', title: '打标签', success: '标签已更新' },
      text: (rows) => `为选中的 ${rows.length} 位用户：`,
      fields: {
        mode: inSight('操作', tagModes, { initial: 'add' }),
        tags: dictionaries('标签', 'user_tag', {
          ...{ required: true, serverErrors: ['标签'] },
          rules: [{ type: 'array', max: mostTags, message: `标签最多 ${mostTags} 个` }],
        }),
      },
    },
    // They read it on their site (screen G4).
    send: {
      on: 'batch',
      ...{ label: '发消息', operation: 'send', title: '发消息', sendsId: false },
      text: (rows) => `将发送给选中的 ${rows.length} 位用户。`,
      fields: {
        title: text(messageTextRules.title, { serverErrors: ['标题'] }),
        content: reason(messageTextRules.content, { serverErrors: ['内容'] }),
      },
      body: (values, rows) => ({ ...values, receiverType: 3, receiverIds: rows.map(({ id }) => id) }),
      success: (rows) => `已发送给 ${rows.length} 位用户`,
    },
  },
  showTabs: [auditTab],
});
