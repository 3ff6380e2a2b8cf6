import { FilterOutlined } from '@ant-design/icons';
import { Loadable, load } from '@/src/ui/load';
import { PlainButton } from '@/src/ui/PlainButton';
import { PanelOpener } from '@/src/ui/popup/Opener';
import { Skeleton } from '@/src/ui/Skeleton';
import { figureRanges } from '../filters';
import type { FiguresProps } from './Figures';
import styles from './filterBar.module.css';

const Figures = load(() => import('./Figures'));

/** Filters by figures, and those of few: 险 and 无数据, 新增专业. */
export function FigureFilters(props: FiguresProps) {
  const { filters } = props;
  const set = figureRanges
    .flatMap(({ from, to }) => [from, to])
    .filter((key) => key && filters[key] !== undefined).length;
  const count = set + filters.newOnly + filters.tiers.filter((tier) => tier === 0 || tier === 9).length;
  return (
    <PanelOpener
      placement="bottomLeft"
      content={() => <Loadable of={Figures} props={props} fallback={<Skeleton />} />}
    >
      <PlainButton
        small
        icon={<FilterOutlined aria-hidden />}
        {...(count > 0 && { className: styles.filtering })}
      >
        更多{count > 0 && ` ${count}`}
      </PlainButton>
    </PanelOpener>
  );
}
