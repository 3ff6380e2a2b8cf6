import { Empty, Skeleton } from 'antd';
import { useSearchParams } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { scoreEndpoints } from '../endpoints';
import { ScorePage } from '../ScorePage';
import { LookUp } from './LookUp';
import { StageHead } from './StageHead';
import { StagePicker } from './StagePicker';
import { StageTable } from './StageTable';
import { StageTree } from './StageTree';
import { isComparable, readCategory, type StageName } from './stage';
import styles from './stage.module.css';
import { usePoolScale, useProvinces, useProvinceTables, useStage } from './useStage';

/** 省份分数 (screen Q5): the official score tables, province by province. */
export default function StagePage() {
  return (
    <ScorePage list={scoreEndpoints['score/stage'].operations.list}>
      <Stages />
    </ScorePage>
  );
}

/** What is chosen is in the address: other screens lead to a table and a row of it. */
function useChosen() {
  const [params, setParams] = useSearchParams();
  const provinceId = Number(params.get('provinceId') ?? 0);
  const year = Number(params.get('year') ?? 0);
  const category = readCategory(params.get('category'));
  const name: StageName | undefined =
    provinceId && year && category ? { provinceId, year, category } : undefined;
  const choose = (next: Partial<StageName>) =>
    setParams(Object.fromEntries(Object.entries(next).map(([member, value]) => [member, String(value)])), {
      replace: true,
    });
  return { name, provinceId, score: Number(params.get('score') ?? Number.NaN), choose };
}

function Stages() {
  const chosen = useChosen();
  const provinces = useProvinces();
  const narrow = useNarrow(760);
  if (!provinces.data && provinces.isError)
    return <ReadError error={provinces.error} retry={provinces.refetch} />;
  if (!provinces.data) return <Skeleton active paragraph={{ rows: 10 }} />;
  const Picker = narrow ? StagePicker : StageTree;
  return (
    <div className={styles.page} data-narrow={narrow || undefined}>
      <Picker provinces={provinces.data} chosen={chosen} />
      <div className={styles.main}>
        {chosen.name ? (
          <Chosen
            key={Object.values(chosen.name).join()}
            name={chosen.name}
            score={chosen.score}
            provinceName={nameOf(provinces.data, chosen.provinceId)}
          />
        ) : (
          <Empty className={styles.nothing ?? ''} description="请先选择省份、年份与科类" />
        )}
      </div>
    </div>
  );
}

function nameOf(provinces: readonly { id: number; name: string }[], provinceId: number): string {
  return provinces.find(({ id }) => id === provinceId)?.name ?? '';
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
  if (!stage.data || !tables.data || pool.data === undefined)
    return <Skeleton active paragraph={{ rows: 12 }} />;
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
      {stage.data.rows.length > 0 && <LookUp name={name} />}
      {stage.data.rows.length === 0 ? (
        <Empty className={styles.nothing ?? ''} description="该科类暂无一分一段表，可从官方公告导入" />
      ) : (
        <StageTable
          rows={stage.data.rows}
          before={before}
          poolScale={pool.data}
          lines={stage.data.lines}
          shown={score}
          readNow={async () => {
            const { data, error } = await stage.refetch({ throwOnError: true });
            if (!data) throw error;
            return data.rows;
          }}
        />
      )}
    </>
  );
}
