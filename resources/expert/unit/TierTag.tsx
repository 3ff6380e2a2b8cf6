import type { Tier } from '@/src/gaokao/planUnit';
import styles from './unit.module.css';

/** Letter and name of each tier; black-and-white prints tell it by the letter. */
const words: Readonly<Record<Tier, string>> = { 0: '险', 1: '冲', 2: '稳', 3: '保', 9: '无' };

interface TagProps {
  readonly tier: Tier;
  /** The tier that was computed, where an expert said another. */
  readonly computed?: Tier | undefined;
}

/** 冲, 稳, 保, 险 or 无数据 as a coloured letter (E3); a small 手 where an expert said so. A plain element: lists show dozens. */
export function TierTag({ tier, computed }: TagProps) {
  const isManual = computed !== undefined;
  return (
    <span
      className={styles.tier}
      data-tier={tier}
      title={isManual ? `专家标记；系统计算为${tierName(computed)}` : tierName(tier)}
    >
      {words[tier]}
      {isManual && <small>手</small>}
    </span>
  );
}

/** Name of a tier in a sentence. */
export function tierName(tier: Tier): string {
  return tier === 9 ? '无数据' : words[tier];
}

interface ChanceProps {
  /** Per cent; null where there is no history. */
  readonly chance: number | null;
  readonly tier: Tier;
}

/** A chance in figures and as a bar (E3). */
export function ChanceBar({ chance, tier }: ChanceProps) {
  return (
    <span className={styles.chance} data-tier={tier} style={{ '--width': `${chance ?? 0}%` }}>
      <span>{chance === null ? '–' : `${chance}%`}</span>
      <i aria-hidden="true" />
    </span>
  );
}
