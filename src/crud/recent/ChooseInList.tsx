import { Link } from 'react-router';
import { Can } from '@/src/services/Can';

/** The list where the subject of a page can be chosen. */
export interface ChoiceList {
  readonly path: string;
  readonly permission: string;
}

interface Props {
  /** The thing to choose: 考生. */
  readonly what: string;
  readonly list: ChoiceList;
}

/** Leads to the list where another subject is chosen, for those who may open it. */
export function ChooseInList({ what, list }: Props) {
  return (
    <Can permission={list.permission}>
      <Link to={list.path}>去选择{what}</Link>
    </Can>
  );
}
