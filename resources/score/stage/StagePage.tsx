import { Empty } from 'antd';
import { ReadError } from '@/src/crud/ReadError';
import { NothingChosen } from '@/src/crud/recent/NothingChosen';
import { totalOf } from '@/src/gaokao/scoreTable';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { Skeleton } from '@/src/ui/Skeleton';
import { scoreEndpoints } from '../endpoints';
import { ScorePage } from '../ScorePage';
import { LookUp } from './LookUp';
import { StageHead } from './StageHead';
import { StagePicker } from './StagePicker';
import { StageTable } from './StageTable';
import { StageTree } from './StageTree';
import { isComparable, type StageName, tableQuery } from './stage';
import styles from './stage.module.css';
import { useChosenStage } from './useChosenStage';
import { usePoolScale, useProvinceTables, useStage } from './useStage';

/** 省份分数 (screen Q5): the official score tables, province by province. */
export default function StagePage() {
  return (
    <ScorePage list={scoreEndpoints['score/stage'].operations.list}>
      <Stages />
    </ScorePage>
  );
}

function Stages() {
  const { provinces, ...chosen } = useChosenStage();
  const narrow = useNarrow(760);
  if (!provinces.data && provinces.isError)
    return <ReadError error={provinces.error} retry={provinces.refetch} />;
  if (!provinces.data) return <Skeleton rows={10} />;
  const Picker = narrow ? StagePicker : StageTree;
  return (
    <div className={styles.page} data-narrow={narrow || undefined}>
      <Picker provinces={provinces.data} chosen={chosen} />
      <div className={styles.main}>
        {chosen.name ? (
          <Chosen
            key={tableQuery(chosen.name)}
            name={chosen.name}
            score={Number(chosen.params.get('score') ?? Number.NaN)}
            provinceName={chosen.provinceName}
          />
        ) : (
          <NothingChosen
            what="省份、年份与科类"
            recent={{ kind: 'scoreTables', onChoose: chosen.chooseRecent }}
          />
        )}
      </div>
    </div>
  );
}

interface ChosenProps {
  readonly name: StageName;
  readonly provinceName: string;
  /** The row that is to be seen first. */
  readonly score: number;
}

function Chosen({ name, provinceName, score }: ChosenProps) {
  const stage = useStage(name);
  const tables = useProvinceTables(name.provinceId);
  const pool = usePoolScale(name);
  const failed = [stage, tables, pool].find(({ isError, data }) => isError && data === undefined);
  if (failed) return <ReadError error={failed.error} retry={failed.refetch} />;
  if (!stage.data || !tables.data || pool.data === undefined) return <Skeleton rows={12} />;
  const { fullMark, reformFirstYear } = tables.data;
  const before = isComparable(name.year - 1, reformFirstYear) ? stage.data.before : [];
  return (
    <>
      <StageHead
        name={name}
        provinceName={provinceName}
        stage={stage.data}
        before={before}
        lines={stage.data.lines}
        fullMark={fullMark}
      />
      {stage.data.rows.length > 0 && (
        <LookUp name={name} limits={{ fullMark, total: totalOf(stage.data.rows) }} poolScale={pool.data} />
      )}
      {stage.data.rows.length === 0 ? (
        <Empty className={styles.nothing ?? ''} description="该科类暂无一分一段表，可从官方公告导入" />
      ) : (
        <StageTable
          name={name}
          provinceName={provinceName}
          rows={stage.data.rows}
          before={before}
          poolScale={pool.data}
          lines={stage.data.lines}
          shown={score}
          readNow={async () => {
            const { data, error } = await stage.refetch();
            if (error || !data) throw error;
            return data.rows;
          }}
        />
      )}
    </>
  );
}
