import { Button, Empty } from 'antd';
import { useId } from 'react';
import styles from './nothingChosen.module.css';
import { type RecentKind, useRecentChoices } from './useRecentChoices';

interface Props {
  /** The thing to choose: 机构. */
  readonly what: string;
  /** In place of the usual sentence: what was chosen does not exist. */
  readonly text?: string;
  /** Of the last choices, the page is opened for one of them; absent where there are none. */
  readonly recent?: { readonly kind: RecentKind; readonly onChoose: (id: string) => void };
}

/** In place of a page that nobody has chosen anything for: what to choose, and the five that its reader chose last. */
export function NothingChosen({ what, text = `请先选择${what}`, recent }: Props) {
  return (
    <Empty className={styles.nothing} image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
      {recent && <Recent {...recent} />}
    </Empty>
  );
}

function Recent({ kind, onChoose }: NonNullable<Props['recent']>) {
  const choices = useRecentChoices(kind).read();
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <div className={styles.recent}>
      <span id={id}>最近打开</span>
      <ul aria-labelledby={id}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <Button onClick={() => onChoose(choice.id)}>{choice.name}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
