import { Select } from 'antd';
import { ReadError } from '@/src/crud/ReadError';
import { categoryName } from '@/src/gaokao/subjects';
import { isOptionFound } from '@/src/lib/searchText';
import { categoriesIn, type PickerProps } from './StageTree';
import styles from './stage.module.css';
import { useProvinceTables } from './useStage';

/** The same choice where there is little room: three selects. */
export function StagePicker({ provinces, chosen }: PickerProps) {
  const { provinceId, name, choose } = chosen;
  const { data, isError, error, refetch } = useProvinceTables(provinceId);
  const year = name?.year ?? data?.years[0];
  const categories = data && year ? categoriesIn(year, data.categories, data.tables) : [];
  return (
    <>
      <nav className={styles.picker} aria-label="省份、年份与科类">
        <Select
          showSearch
          filterOption={isOptionFound}
          aria-label="省份"
          placeholder="省份"
          value={provinceId || null}
          options={provinces.map(({ id, name: label }) => ({ value: id, label }))}
          onChange={(id: number | null) => choose(id ? { provinceId: id } : {})}
        />
        <Select
          aria-label="年份"
          placeholder="年份"
          disabled={!data}
          value={name?.year ?? null}
          options={data?.years.map((value) => ({ value, label: `${value} 年` })) ?? []}
          onChange={(next: number | null) => {
            const first = next && data ? categoriesIn(next, data.categories, data.tables)[0] : undefined;
            if (next && first) choose({ provinceId, year: next, category: first });
          }}
        />
        <Select
          aria-label="科类"
          placeholder="科类"
          disabled={!year}
          value={name?.category ?? null}
          options={categories.map((value) => ({ value, label: categoryName(value) }))}
          onChange={(category) => year && category && choose({ provinceId, year, category })}
        />
      </nav>
      {/* The page of a chosen table says it itself. */}
      {!data && isError && !name && <ReadError error={error} retry={refetch} />}
    </>
  );
}
