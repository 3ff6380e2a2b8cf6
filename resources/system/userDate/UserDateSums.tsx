import { formatNumber } from '@/src/lib/formatNumber';
import { formatMoney } from '@/src/lib/money';
import { textOr } from '@/src/lib/record';
import { StatCards } from '@/src/ui/display/StatCards';
import { type FigureName, figures } from './userDate';
import styles from './userDate.module.css';

/** The sums of the whole range; grey while they are read. */
export function UserDateSums({ sums, reading }: { sums: Record<string, unknown>; reading: boolean }) {
  return (
    <div className={styles.sums}>
      <StatCards
        label="合计"
        reading={reading}
        stats={figures.map(({ name, label, unit }) => ({
          key: name,
          label: `${label}合计`.replace('次周留存合计', '次周留存'),
          value: sums[name] === undefined ? undefined : figureText(name, textOr(sums[name])),
          unit: name === 'amount' ? undefined : unit,
        }))}
      />
    </div>
  );
}

function figureText(name: FigureName, value: string): string {
  return name === 'amount' ? formatMoney(value) : formatNumber(Number(value));
}
