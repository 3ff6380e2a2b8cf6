import { type RightsChange, rightsChange } from '@/src/gaokao/memberRights';
import type { Membership } from '@/src/gaokao/membership';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { provinceNameOf } from '../../lookups/provinceNames';
import { isCardEnded } from './membershipForm';
import styles from './user.module.css';

interface Props {
  readonly from: Membership;
  readonly to: Membership;
  /** The card that the present membership came by; empty where it was none. */
  readonly cardNo: string;
  /** The card in the form; empty where the present one stays. */
  readonly newCardNo: string;
}

/** 权益预览: the rights that a student gains and loses by the change in the form (screen G6, Beyond). */
export function RightsPreview({ from, to, cardNo, newCardNo }: Props) {
  const { gains, losses }: RightsChange = rightsChange(from, to, (id) => provinceNameOf(id) ?? String(id));
  const isEnded = isCardEnded(from, to, { present: cardNo, typed: newCardNo });
  const lost = isEnded ? [...losses, `原卡 ${groupedNumber(cardNo)} 失效`] : losses;
  return (
    <section className={styles.preview} aria-label="权益预览">
      <h3>权益预览</h3>
      <Changes title="获得" changes={gains} />
      <Changes title="失去" changes={lost} />
    </section>
  );
}

function Changes({ title, changes }: { readonly title: string; readonly changes: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      {changes.length === 0 ? (
        '无变化'
      ) : (
        <ul aria-label={title}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
