import { ReloadOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { dictionaryKey } from '@/providers/dictionaries/dictionary';
import { ReadError } from '@/src/crud/ReadError';
import { useCall, useCalls } from '@/src/crud/useCall';
import { formatTime } from '@/src/lib/dates';
import { Can } from '@/src/services/Can';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { StatCards } from '@/src/ui/display/StatCards';
import { Skeleton } from '@/src/ui/Skeleton';
import { useStore } from '@/src/ui/useStore';
import { systemEndpoints } from '../endpoints';
import { type Columns, FindingTable } from './FindingTable';
import {
  adviceFor,
  entriesWithoutPage,
  type Finding,
  nodesOf,
  pagesWithoutEntry,
  permissionsNotGranted,
  unusedDictionaries,
} from './health';
import styles from './health.module.css';

const menu = systemEndpoints['system/menu-config'].operations.list;
const dictionaries = systemEndpoints['system/dict'].operations.options;

/**
 * Mismatches of menu, pages, permissions and dictionaries, and failed calls (系统体检). The menu is compared for persons
 * who may read its configuration.
 */
export default function HealthPage() {
  return (
    <Can isPage permission="system:health:list">
      <Health />
    </Can>
  );
}

/** One question of the page, with all that it found. */
interface Check {
  readonly key: string;
  readonly label: string;
  /** The text where there are no rows. */
  readonly none: string;
  readonly columns: Columns;
  /** Undefined while it is read. */
  readonly findings: readonly Finding[] | undefined;
  readonly error?: unknown;
}

function Health() {
  const { menuChecks, dictionaryCheck, reading, read } = useChecks();
  const checks = [...menuChecks, dictionaryCheck, useFailedCalls()];
  const stats = checks.map(({ key, label, findings }) => ({
    ...{ key, label, unit: '项' },
    value: findings && String(findings.length),
  }));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p>核对菜单、页面、权限标识和字典是否一致，并列出本次登录后失败的请求。</p>
        <Button icon={<ReloadOutlined aria-hidden />} loading={reading} onClick={() => void read()}>
          重新检查
        </Button>
      </header>
      <StatCards label="检查结果" stats={stats} />
      {checks.map((check) => (
        <CheckSection key={check.key} check={check} retry={read} />
      ))}
    </div>
  );
}

function CheckSection({ check, retry }: { check: Check; retry: () => unknown }) {
  const { label, none, columns, findings, error } = check;
  return (
    <section className={styles.check} aria-label={label}>
      <h2>{label}</h2>
      {findings ? (
        <FindingTable label={label} columns={columns} none={none} findings={findings} />
      ) : error ? (
        <ReadError error={error} retry={retry} />
      ) : (
        <Skeleton />
      )}
    </section>
  );
}

/** The program's declarations, compared with the server's data. */
function useChecks() {
  const { declared } = useServices();
  const client = useQueryClient();
  const program = useCalls(['system/health', 'declared'], () => declared());
  const readsMenu = useCan()(menu);
  const nodes = useCall(menu, (data) => nodesOf(data), {
    of: ['system/health', 'menu'],
    enabled: readsMenu,
  });
  const types = useCall(dictionaries, (data) => ({ data }), { of: ['system/health', 'dictionaries'] });
  const queries = [program, types, ...(readsMenu ? [nodes] : [])];
  const read = () => Promise.all(queries.map(({ refetch }) => refetch()));
  const { data: declarations } = program;
  const { data: entries } = nodes;
  const menuFindings = useMemo(
    () =>
      entries && declarations
        ? [entriesWithoutPage, pagesWithoutEntry, permissionsNotGranted].map((find) =>
            find(entries, declarations),
          )
        : [],
    [declarations, entries],
  );
  const menuChecks = (readsMenu ? menuTexts : []).map((texts, index) => ({
    ...texts,
    findings: menuFindings[index],
    error: program.error ?? nodes.error,
  }));
  const dictionaryCheck: Check = {
    ...dictionaryTexts,
    findings:
      program.data && types.data && unusedDictionaries(types.data.data, program.data, readTypes(client)),
    error: program.error ?? types.error,
  };
  return { menuChecks, dictionaryCheck, reading: queries.some(({ isFetching }) => isFetching), read };
}

/** Dictionary types that pages of this session have read. */
function readTypes(client: ReturnType<typeof useQueryClient>): ReadonlySet<string> {
  const found = client.getQueryCache().findAll({ queryKey: dictionaryKey() });
  return new Set(found.map(({ queryKey }) => String(queryKey.at(-1))));
}

const menuTexts = [
  {
    ...{ key: 'entries', label: '没有页面的菜单', none: '每个菜单都有对应的页面' },
    columns: { subject: '菜单', detail: '页面路径' },
  },
  {
    ...{ key: 'pages', label: '没有菜单的页面', none: '每个页面都能从菜单进入' },
    columns: { subject: '页面', detail: '页面路径' },
  },
  {
    ...{ key: 'permissions', label: '没有菜单授予的权限标识', none: '程序用到的权限标识都能授予' },
    columns: { subject: '权限标识', detail: '使用处' },
  },
] as const;

const dictionaryTexts = {
  ...{ key: 'dictionaries', label: '没有字段使用的字典', none: '每个字典都有字段使用' },
  columns: { subject: '字典类型', detail: '字典名称' },
} as const;

/** Calls that failed since the sign-in. */
function useFailedCalls(): Check {
  const calls = useStore(useServices().failedCalls);
  const findings = calls.map((call) => ({
    key: String(call.id),
    subject: `${call.method} ${call.path}`,
    detail: `${formatTime(call.time)} · ${call.code} · ${call.message}`,
    advice: adviceFor(call),
  }));
  return {
    ...{ key: 'calls', label: '本次登录失败的请求', none: '本次登录没有失败的请求', findings },
    columns: { subject: '请求', detail: '时间 · 状态码 · 提示' },
  };
}
