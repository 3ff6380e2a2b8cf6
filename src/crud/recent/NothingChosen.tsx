import { Button, Empty } from 'antd';
import { useId } from 'react';
import { type ChoiceList, ChooseInList } from './ChooseInList';
import styles from './nothingChosen.module.css';
import { type RecentKind, useRecentChoices } from './useRecentChoices';

interface Props {
  /** The thing to choose: 机构. */
  readonly what: string;
  /** Replaces the usual sentence: the chosen thing does not exist. */
  readonly text?: string;
  /** The last choices, for one of which the page can be opened; absent where there are none. */
  readonly recent?: { readonly kind: RecentKind; readonly onChoose: (id: string) => void };
  /** The list where it can be chosen, for those who may open it. */
  readonly list?: ChoiceList;
}

/** Replaces a page that needs a choice: says what to choose, and offers the person's last five. */
export function NothingChosen({ what, text = `请先选择${what}`, recent, list }: Props) {
  return (
    <Empty className={styles.nothing} description={text}>
      {recent && <Recent {...recent} />}
      {list && <ChooseInList what={what} list={list} />}
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
