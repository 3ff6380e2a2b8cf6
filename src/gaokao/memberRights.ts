import type { Membership } from './membership';

/** Rights of a type of user. */
interface Rights {
  /** Number of schemes kept for a batch. */
  readonly schemes: number;
  readonly tools: readonly string[];
}

const free = ['院校查询', '专业查询'] as const;
const choosing = [...free, '位次换算', '录取概率', '志愿表导出'] as const;

/** Rights by type of user. A trial shows the tools of 志愿卡, with one scheme. */
const rightsByType: Readonly<Record<number, Rights>> = {
  0: { schemes: 0, tools: free },
  1: { schemes: 3, tools: [...choosing, '智能填报'] },
  2: { schemes: 5, tools: [...choosing, '智能填报', '提前批查询', '升学规划报告', '同分去向'] },
  3: { schemes: 1, tools: choosing },
};

const none: Rights = { schemes: 0, tools: [] };

/** The rights of users of a type. */
export function rightsOf(userType: number): Rights {
  return rightsByType[userType] ?? none;
}

/** The rights that a change of membership gives and takes, in the words of the staff. */
export interface RightsChange {
  readonly gains: readonly string[];
  readonly losses: readonly string[];
}

/** Compares two memberships. `nameOf` returns the name of a province. */
export function rightsChange(
  from: Membership,
  to: Membership,
  nameOf: (provinceId: number) => string,
): RightsChange {
  const [before, after] = [rightsOf(from.userType), rightsOf(to.userType)];
  const [provinces, later] = [namesOf(from, nameOf), namesOf(to, nameOf)];
  return {
    gains: [
      ...named('工具', without(after.tools, before.tools)),
      ...named('省份', without(later, provinces)),
      ...counted(before.schemes, after.schemes),
      ...ending(from, to),
    ],
    losses: [
      ...named('工具', without(before.tools, after.tools)),
      ...named('省份', without(provinces, later)),
      ...counted(after.schemes, before.schemes, true),
      ...(to.userType === 0 && from.userType !== 0 ? ['会员权益立即结束'] : []),
    ],
  };
}

/** Names of a membership's provinces; a person without a membership has none. */
function namesOf({ userType, provinceIds }: Membership, nameOf: (id: number) => string): readonly string[] {
  return userType === 0 ? [] : provinceIds.map(nameOf);
}

function without(all: readonly string[], others: readonly string[]): readonly string[] {
  return all.filter((one) => !others.includes(one));
}

function named(what: string, names: readonly string[]): string[] {
  return names.length > 0 ? [`${what}：${names.join('、')}`] : [];
}

function counted(less: number, more: number, isLoss = false): string[] {
  if (more <= less) return [];
  return [isLoss ? `方案数：${more} → ${less} 个` : `方案数：${less} → ${more} 个`];
}

function ending(from: Membership, to: Membership): string[] {
  if (to.userType === 0 || to.vipExpire === '') return [];
  if (from.userType === 0) return [`有效期至 ${to.vipExpire}`];
  return to.vipExpire > from.vipExpire ? [`有效期：${from.vipExpire} → ${to.vipExpire}`] : [];
}
