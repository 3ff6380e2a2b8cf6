import { DownOutlined } from '@ant-design/icons';
import { Loadable, load } from '@/src/ui/load';
import { PlainButton } from '@/src/ui/PlainButton';
import { PanelOpener } from '@/src/ui/popup/Opener';
import { Skeleton } from '@/src/ui/Skeleton';
import type { FacetProps } from './FacetValues';
import styles from './filterBar.module.css';

const FacetValues = load(() => import('./FacetValues'));

/** One filter of several values: its values with their counts come down on demand. */
export function FacetFilter(props: FacetProps) {
  const { label, values } = props;
  return (
    <PanelOpener
      placement="bottomLeft"
      content={() => <Loadable of={FacetValues} props={props} fallback={<Skeleton />} />}
    >
      <PlainButton small {...(values.length > 0 && { className: styles.filtering })}>
        {label}
        {values.length > 0 && ` ${values.length}`} <DownOutlined aria-hidden className={styles.caret} />
      </PlainButton>
    </PanelOpener>
  );
}
