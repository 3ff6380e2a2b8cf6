import { ownMember } from '../lib/record';
import type { BatchConfig } from './batch';
import { linesText } from './batchRules';
import { adjustScopes, batchKinds, volunteerTypes } from './enumerations';

/** A rule of a batch that differs from the year before. */
export interface RuleDifference {
  /** Its key among the others: batch and member. */
  readonly key: string;
  readonly batch: string;
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

const labelOf = (options: readonly { readonly value: unknown; readonly label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? '';

const told: readonly (readonly [member: string, label: string, text: (batch: BatchConfig) => string])[] = [
  ['mode', '填报模式', ({ mode }) => labelOf(volunteerTypes, mode)],
  ['maxChoices', '志愿上限', ({ maxChoices }) => String(maxChoices)],
  ['maxMajors', '每志愿专业数', ({ maxMajors }) => String(maxMajors)],
  ['minMajors', '最少专业数', ({ minMajors }) => String(minMajors)],
  ['adjustScope', '调剂范围', ({ adjustScope }) => labelOf(adjustScopes, adjustScope)],
  ['parallel', '投档方式', ({ parallel }) => (parallel ? '平行' : '顺序')],
  ['lines', '控制线', (batch) => linesText(batch)],
  ['bounds', '冲稳保阈值', ({ rush, match, safe }) => `${rush}/${match}/${safe}`],
  ['ratio', '建议比例', ({ ratio }) => ratio.join(':')],
  ['poolScale', '按人数折算位次', ({ poolScale }) => (poolScale ? '折算' : '不折算')],
  ['enabled', '启用', ({ enabled }) => (enabled ? '启用' : '停用')],
];

/** 规则年度差异 (screen Q4): a province's changes since the year before, batch by batch, including new and dropped ones. */
export function ruleDifferences(
  before: readonly BatchConfig[],
  now: readonly BatchConfig[],
): readonly RuleDifference[] {
  const changed = now.flatMap((batch) => {
    const old = before.find(({ name }) => name === batch.name);
    if (!old) return [whole(batch.name, '无', '新增')];
    return told
      .map(([member, label, text]) => ({
        key: `${batch.name}|${member}`,
        batch: batch.name,
        label,
        before: text(old) || '未登记',
        now: text(batch) || '未登记',
      }))
      .filter((one) => one.before !== one.now);
  });
  const gone = before.filter(({ name }) => !now.some((batch) => batch.name === name));
  return [...changed, ...gone.map(({ name }) => whole(name, '有', '取消'))];
}

function whole(name: string, before: string, now: string): RuleDifference {
  return { key: `${name}|batch`, batch: name, label: '批次', before, now };
}

const others: Readonly<Record<string, readonly [label: string, text: (batch: BatchConfig) => string]>> = {
  name: ['批次名称', ({ name }) => name],
  kind: ['批次类别', ({ kind }) => labelOf(batchKinds, kind)],
  main: ['主批次', ({ main }) => (main ? '是' : '否')],
  evidence: ['依据', ({ evidence }) => evidence],
  modeOwn: ['填报模式', ({ modeOwn }) => (modeOwn ? '单独设置' : '随省份')],
  obeyAllowed: ['服从调剂', ({ obeyAllowed }) => (obeyAllowed ? '允许' : '不允许')],
  rush: ['冲阈值', ({ rush }) => String(rush)],
  match: ['稳阈值', ({ match }) => String(match)],
  safe: ['保阈值', ({ safe }) => String(safe)],
  fillStart: ['填报开始', ({ fillStart }) => fillStart ?? ''],
  fillEnd: ['填报结束', ({ fillEnd }) => fillEnd ?? ''],
  remark: ['备注', ({ remark }) => remark ?? ''],
};

/** A rule of a batch for the staff, by the name of its member. */
export function ruleText(
  member: string,
  batch: BatchConfig,
): { readonly label: string; readonly text: string } {
  const [, known, knownText] = told.find(([name]) => name === member) ?? [];
  const [label = known ?? member, text = knownText] = ownMember(others, member) ?? [];
  return { label, text: text?.(batch) || '未登记' };
}
