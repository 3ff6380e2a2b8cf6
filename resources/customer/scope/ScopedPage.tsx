import { Fragment, type ReactNode, useEffect, useId, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { isNotFound } from '@/providers/http/errors';
import { ReferenceInput } from '@/src/crud/fields/reference/ReferenceInput';
import { FieldName, FormRecord } from '@/src/crud/ResourceContext';
import { NothingChosen } from '@/src/crud/recent/NothingChosen';
import { useLastChoice, useRecentChoices, useRememberChoice } from '@/src/crud/recent/useRecentChoices';
import type { Row } from '@/src/crud/resourceSpec';
import { useCall } from '@/src/crud/useCall';
import { useGuardedParam } from '@/src/crud/useGuardedParam';
import { useConfirmDiscard } from '@/src/crud/useOpenRecord';
import { isRecord, textOr } from '@/src/lib/record';
import { idFromText, type RecordId, sameId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { Skeleton } from '@/src/ui/Skeleton';
import { customerEndpoints } from '../endpoints';
import { readSite } from '../site/useSite';
import styles from './ScopedPage.module.css';

interface Props {
  /** The page about one institution; begins anew for another one. */
  readonly children: (storeId: RecordId) => ReactNode;
  /** Content beside the picker. */
  readonly extra?: ReactNode;
}

/** The institution that is the platform itself: its staff may look at all others. */
const platformStoreId = 1;

/**
 * The layout Scoped (C2, C3, C6, C8): a page about an institution chosen at its top, kept in `?storeId=`. It opens
 * with the institution chosen last. Staff of an institution see only their own.
 */
export function ScopedPage(props: Props) {
  const own = useServices().storeId();
  return sameId(own, platformStoreId) ? <PickedPage {...props} /> : <OwnPage {...props} own={own} />;
}

function OwnPage({ own, children, extra }: Props & { own: RecordId }) {
  const { data: name, isPending } = useOwnName();
  useOwnAddress(own);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <span>机构</span>
        <b>{name || (isPending ? '' : '本机构')}</b>
        {extra}
      </div>
      {children(own)}
    </div>
  );
}

/** The name of the reader's institution, as the account's own data say it: they need no permission. */
function useOwnName() {
  return useCall(shellCalls.profile, (data) => (isRecord(data) ? textOr(data.storeName) : ''), {
    of: ['customer/store', 'own'],
    staleTime: 60_000,
  });
}

/** An address that names another institution is rewritten to the reader's own. */
function useOwnAddress(own: RecordId) {
  const [params, setParams] = useSearchParams();
  const named = params.get('storeId');
  useEffect(() => {
    if (named === null || sameId(named, own)) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('storeId', String(own));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [named, own, setParams]);
}

function PickedPage({ children, extra }: Props) {
  const id = useId();
  const [storeId, choose] = useStoreId();
  const { name, state } = useStoreName(storeId);
  const recent = useRecentChoices('stores');
  useRememberChoice('stores', storeId, name);
  useEffect(() => {
    if (state === 'unknown') recent.remove(storeId);
  }, [state, recent, storeId]);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <label htmlFor={id}>机构</label>
        <Picker key={`${storeId} ${name}`} id={id} storeId={storeId} name={name} onChoose={choose} />
        {state === 'known' && extra}
      </div>
      {(state === 'none' || state === 'unknown') && (
        <NothingChosen
          what="机构"
          {...(state === 'unknown' && { text: '机构不存在或已被删除' })}
          recent={{ kind: 'stores', onChoose: choose }}
        />
      )}
      {state === 'reading' && <Skeleton />}
      {state === 'known' && <Fragment key={storeId}>{children(idFromText(storeId))}</Fragment>}
    </div>
  );
}

interface PickerProps {
  readonly id: string;
  readonly storeId: string;
  readonly name: string;
  readonly onChoose: (storeId: string) => void;
}

function Picker({ id, storeId, name, onChoose }: PickerProps) {
  const can = useCan();
  // A name that is not read yet is not that of a deleted institution.
  const record = useMemo<Row>(() => ({ id: storeId, ...(name && { name }) }), [storeId, name]);
  if (!can(list)) return <b>{storeId === '' ? '没有查看机构列表的权限' : `机构 ${storeId}`}</b>;
  return (
    <FormRecord value={record}>
      <FieldName value="id">
        <span className={styles.picker}>
          <ReferenceInput
            id={id}
            placeholder="请选择机构"
            resource="customer/store"
            optionLabel="name"
            searchBy="keyword"
            shownBy="name"
            value={storeId === '' ? null : storeId}
            onChange={(chosen) => onChoose(chosen === null ? '' : String(chosen))}
          />
        </span>
      </FieldName>
    </FormRecord>
  );
}

const { list, one: store } = customerEndpoints['customer/store'].operations;
const { read: site } = customerEndpoints['customer/site'].operations;

/** The institution of the address, else the last choice of this reader. Another one is asked about where something would be lost. */
function useStoreId() {
  const [storeId, choose] = useGuardedParam('storeId', useConfirmDiscard());
  useLastChoice('stores', storeId !== '', choose);
  return [storeId, choose] as const;
}

/** The name of the chosen institution, by its own record; whoever may not read that sees the page without it. */
function useStoreName(storeId: string) {
  const can = useCan();
  const record = can(site) ? site : store;
  const enabled = storeId !== '' && can(record);
  const read = useCall(record, (data) => readSite(data).storeName, {
    ...{ of: ['customer/store', 'name'], body: { storeId: idFromText(storeId) } },
    ...{ enabled, staleTime: 60_000 },
  });
  const name = read.data ?? '';
  if (storeId === '') return { name, state: 'none' } as const;
  if (enabled && read.isPending) return { name, state: 'reading' } as const;
  return { name, state: isNotFound(read.error) ? 'unknown' : 'known' } as const;
}
