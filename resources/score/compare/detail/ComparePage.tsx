import { Empty } from 'antd';
import { useCallback, useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { NothingChosen } from '@/src/crud/recent/NothingChosen';
import { Skeleton } from '@/src/ui/Skeleton';
import { scoreEndpoints } from '../../endpoints';
import { ScorePage } from '../../ScorePage';
import { StagePicker } from '../../stage/StagePicker';
import type { StageName } from '../../stage/stage';
import { useChosenStage } from '../../stage/useChosenStage';
import styles from '../compare.module.css';
import { BatchTable } from './BatchTable';
import { CompareHead } from './CompareHead';
import { CompareTable } from './CompareTable';
import { LookUpBox } from './LookUpBox';
import { PinnedRanks } from './PinnedRanks';
import { useComparison } from './useComparison';
import { YearsChart } from './YearsChart';

/** 数据对比详情 (screen Q2): the score tables of three years on one page, with what is odd about the newest. */
export default function ComparePage() {
  return (
    <ScorePage list={scoreEndpoints['score/compare'].operations.list} className={styles.page}>
      <Chosen />
    </ScorePage>
  );
}

/** Compares the table that the address names. */
function Chosen() {
  const { provinces, name, provinceId, provinceName, choose, chooseRecent } = useChosenStage();
  if (!provinces.data && provinces.isError)
    return <ReadError error={provinces.error} retry={provinces.refetch} />;
  if (!provinces.data) return <Skeleton rows={10} />;
  return (
    <>
      <div className={styles.box}>
        <StagePicker provinces={provinces.data} chosen={{ name, provinceId, choose }} />
      </div>
      {name ? (
        <Detail key={Object.values(name).join()} name={name} provinceName={provinceName} />
      ) : (
        <NothingChosen what="省份、年份与科类" recent={{ kind: 'scoreTables', onChoose: chooseRecent }} />
      )}
    </>
  );
}

function Detail({ name, provinceName }: { name: StageName; provinceName: string }) {
  const { read, status, error, retry } = useComparison(name);
  const [pinned, setPinned] = useState<readonly number[]>([]);
  const pin = useCallback(
    (rank: number) => setPinned((before) => [...before.filter((one) => one !== rank), rank]),
    [],
  );
  if (error) return <ReadError error={error} retry={retry} />;
  if (!read || status === undefined) return <Skeleton rows={12} />;
  return (
    <>
      <CompareHead name={name} provinceName={provinceName} read={read} status={status} />
      {read.rows.length === 0 ? (
        <Empty className={styles.nothing ?? ''} description="该科类暂无一分一段表，请先在「省份分数」导入" />
      ) : (
        <>
          <div className={styles.columns}>
            <YearsChart years={read.years} onPin={pin} />
            <PinnedRanks
              years={read.years}
              pinned={pinned}
              remove={(rank) => setPinned((before) => before.filter((one) => one !== rank))}
            />
          </div>
          <BatchTable lines={read.lines} year={name.year} />
          <LookUpBox name={name} years={read.years} fullMark={read.fullMark} onPin={pin} />
          <CompareTable name={name} read={read} onPin={pin} />
        </>
      )}
    </>
  );
}
