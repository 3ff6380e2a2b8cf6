import type { FormRule } from 'antd';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { useChoices } from '@/src/crud/fields/severalOf';
import { placeAndState } from '@/src/crud/fields/standard';
import { auditTab } from '@/src/crud/show/auditTab';
import { subjectModes } from '@/src/gaokao/enumerations';
import { isYes, numberOr, textOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, type FormValues, fieldOf, formAndShow } from '@/src/ui/fields/field';
import { lookup } from '@/src/ui/fields/lookup';
import { number } from '@/src/ui/fields/number';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { provinces } from '../../lookups/province';
import { operationsEndpoints } from '../endpoints';
import { stopText } from '../stopText';
import {
  linkTarget,
  type Recommendation,
  readTargeting,
  recommendationRules,
  recommendTargets,
  targetingProblem,
} from './recommendation';
import { subjectTypesKind, targetsKind } from './recommendKinds';

const AudienceAside = load(() => import('./AudienceAside'));
const OccupancyCalendar = load(() => import('./OccupancyCalendar'));

const endpoints = operationsEndpoints['operations/recommendations'];
const isLink = ({ targetType }: FormValues) => numberOr(targetType) === linkTarget;
const isRecords = (values: FormValues) => !isLink(values);
const rankErrors = ['位次'];
const crowdKind = lookup(() => useChoices(endpoints.operations.crowds), 'crowdName');

const afterBegin: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: unknown) => {
    const begin = textOr(getFieldValue('beginTime'));
    if (textOr(value) !== '' && textOr(value) <= begin) throw new Error('结束时间必须晚于开始时间');
  },
});

/** Ranks come in pairs, and mean something within one province. Subject types are checked by their input. */
const rankRange: FormRule = ({ getFieldsValue }) => ({
  validator: async () => {
    const targeting = { ...readTargeting(getFieldsValue(true)), subjectTypes: [] };
    const problem = targetingProblem(targeting, () => undefined);
    if (problem) throw new Error(problem);
  },
});

const { sort, status } = placeAndState({
  sort: { on: ['list', 'form', 'show'] },
  status: {
    on: everywhere,
    initial: 1,
    confirmStop: stopText,
    serverErrors: ['推荐对象'],
  },
});

/** Recommendations on the sites, with place and audience (推荐管理, screen O9). */
export const recommendations = defineResource<Recommendation>()({
  label: '推荐',
  endpoints,
  title: 'name',
  form: 'modal',
  sendsChangesOnly: true,
  FormAside: AudienceAside,
  order: { field: 'sort', module: 'recommend' },
  displays: { calendar: { label: '占用日历', Display: OccupancyCalendar } },
  canDelete: (row) => !isYes(row.status),
  card: { lines: [['position', 'targetType', 'endTime']] },
  showTabs: [auditTab],
  fields: {
    name: text(recommendationRules.name, { on: everywhere, serverErrors: ['同名推荐'], width: 160 }),
    status,
    position: dictionary('推荐位', 'recommend_position', {
      on: everywhere,
      required: true,
      priority: 'high',
    }),
    targetType: choice('推荐对象', recommendTargets, { on: everywhere, required: true }),
    targetIds: fieldOf('对象', targetsKind, {
      required: true,
      visible: isRecords,
      resetOn: ['targetType'],
      serverErrors: ['对象'],
      width: 180,
    }),
    link: text(recommendationRules.link, {
      on: formAndShow,
      required: true,
      visible: isLink,
      serverErrors: ['http://'],
    }),
    provinceIds: provinces('省份', {
      on: everywhere,
      serverErrors: ['须只选一个省份'],
    }),
    subjectTypes: fieldOf('选科类型', subjectTypesKind, {
      on: everywhere,
      placeholder: `不选为全部：${subjectModes.map(({ label }) => label).join('、')}`,
      serverErrors: ['选科类型'],
      width: 130,
    }),
    rankMin: number(recommendationRules.rankMin, {
      priority: 'low',
      serverErrors: rankErrors,
    }),
    rankMax: number(recommendationRules.rankMax, {
      beside: 'rankMin',
      priority: 'low',
      rules: [rankRange],
    }),
    crowdId: fieldOf('人群', crowdKind, {
      on: formAndShow,
      placeholder: '不选为全部用户',
      serverErrors: ['人群'],
    }),
    beginTime: datetime('开始时间', { on: everywhere }),
    endTime: datetime('结束时间', {
      isEnd: true,
      beside: 'beginTime',
      on: everywhere,
      rules: [afterBegin],
      serverErrors: ['结束时间'],
    }),
    sort,
  },
});
