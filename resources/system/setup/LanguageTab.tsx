import { platformCalls } from '@/providers/endpoints/platformCalls';
import { parseLanguagePack } from '@/providers/i18n/texts';
import { ReadError } from '@/src/crud/ReadError';
import { isFoundIn } from '@/src/lib/searchText';
import { SearchInput } from '@/src/ui/fields/SearchInput';
import { Skeleton } from '@/src/ui/Skeleton';
import { PagedTable } from '@/src/ui/table/PagedTable';
import styles from './setup.module.css';
import { useSetupQuery } from './useSetupQuery';

interface Props {
  /** The typed search; the page keeps it, since this tab is read anew each time it is opened. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** 语言包: the texts that the server puts in the place of built-in ones, to be read (screen H8). */
export function LanguageTab({ search, onSearch }: Props) {
  const { data, error, refetch } = useSetupQuery(platformCalls.languagePack, parseLanguagePack);
  const rows = Object.entries(data ?? {})
    .map(([key, text]) => ({ key, text }))
    .filter(({ key, text }) => isFoundIn(`${key}\n${text}`, search));
  if (!data) return error ? <ReadError error={error} retry={refetch} /> : <Skeleton />;
  return (
    <>
      <div className={styles.bar}>
        <SearchInput
          aria-label="搜索键或文本"
          placeholder="搜索键或文本"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        <span role="status">{rows.length} 条</span>
      </div>
      <PagedTable
        size="small"
        dataSource={rows}
        locale={{ emptyText: search.trim() === '' ? '语言包为空，使用内置文本' : '没有匹配的文本' }}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: '键', dataIndex: 'key' },
          { title: '文本', dataIndex: 'text' },
        ]}
      />
    </>
  );
}
