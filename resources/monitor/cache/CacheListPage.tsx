import { ClearOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Can } from '@/src/services/Can';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import '../dashboard/dashboard.css';
import { CacheCard } from './CacheCard';
import { CacheContent } from './CacheContent';
import { CacheTable } from './CacheTable';
import './cache.css';
import { busy } from '@/src/ui/busy';
import { type CacheName, shortKey, shortName } from './cacheNames';
import { useCacheReads } from './useCacheReads';
import { useClearing } from './useClearing';

/** 缓存列表: what Redis keeps for the server, to be read and cleared (rest-contract, section 14). */
export default function CacheListPage() {
  return (
    <Can isPage permission="monitor:cache:list">
      <ConfirmProvider>
        <CacheList />
      </ConfirmProvider>
    </Can>
  );
}

/** The selected name, and one of its keys. */
interface Choice {
  readonly name?: string;
  readonly key?: string;
}

/**
 * The selection. Its name is in the address, so that a reload and the browser's back button keep it. Keys hold
 * sessions, telephone numbers and accounts, and stay out of it (decision 34): a link that brings one is rewritten.
 */
function useChoice() {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<Choice>({});
  const name = params.get('name') || undefined;
  const hasKey = params.has('key');
  const rewrite = useEffectEvent(() => setParams(name === undefined ? {} : { name }, { replace: true }));
  useEffect(() => {
    if (hasKey) rewrite();
  }, [hasKey]);
  const key = chosen.name === name ? chosen.key : undefined;
  const choose = (next: Choice) => {
    setChosen(next);
    if (next.name !== name) setParams(next.name === undefined ? {} : { name: next.name });
  };
  return { name, key, choose };
}

function CacheList() {
  const { name, key, choose } = useChoice();
  const reads = useCacheReads(name, key);
  const clearing = useClearing();
  const show = useNextCard();
  const [names, keys, content] = [
    useRef<HTMLElement>(null),
    useRef<HTMLElement>(null),
    useRef<HTMLElement>(null),
  ];

  /** Removes the cleared keys from the page and gives the focus, whose button is gone, to the card around it. */
  async function after(done: Promise<boolean>, card: typeof names, left: Choice) {
    if (!(await done)) return;
    choose(left);
    await reads.readAgain();
    card.current?.focus({ preventScroll: true });
  }
  const clearName = (cleared: string) =>
    void after(clearing.name(cleared), names, name === undefined ? {} : { name });
  const clearKey = (of: string, cleared: string) =>
    void after(clearing.key(of, cleared), keys, {
      name: of,
      ...(key !== undefined && key !== cleared && { key }),
    });

  return (
    <section className="cache-cards" aria-label="缓存列表">
      <CacheCard title="缓存列表" ref={names} query={reads.names} refreshed="刷新缓存列表成功">
        {(all) => (
          <CacheTable
            label="缓存名称"
            rows={all.map(rowOf)}
            chosen={name}
            empty="暂无缓存"
            onChoose={(chosen) => {
              choose({ name: chosen });
              show(keys);
            }}
            onClear={clearName}
          />
        )}
      </CacheCard>
      <CacheCard
        title="键名列表"
        ref={keys}
        query={reads.keys}
        refreshed="刷新键名列表成功"
        unasked={name === undefined ? '请先选择缓存名称' : undefined}
      >
        {(all) => (
          <CacheTable
            key={name}
            label="缓存键名"
            rows={all.map((id) => ({ id, text: shortKey(name ?? '', id) }))}
            chosen={key}
            empty="该缓存名称下暂无键名"
            onChoose={(chosen) => {
              choose({ ...(name !== undefined && { name }), key: chosen });
              show(content);
            }}
            onClear={(cleared) => clearKey(name ?? '', cleared)}
          />
        )}
      </CacheCard>
      <CacheCard
        title="缓存内容"
        ref={content}
        query={reads.value}
        unasked={key === undefined ? '请先选择缓存键名' : undefined}
        extra={
          <Button
            size="small"
            danger
            data-needs="monitor:cache:list"
            {...busy(clearing.running, <ClearOutlined aria-hidden />)}
            onClick={() => void after(clearing.all(), content, {})}
          >
            清理全部
          </Button>
        }
      >
        {(value) => <CacheContent name={name ?? ''} cacheKey={key ?? ''} value={value} />}
      </CacheCard>
    </section>
  );
}

function rowOf({ cacheName, remark }: CacheName) {
  return { id: cacheName, text: shortName(cacheName), remark };
}

/** Scrolls to the requested card where the cards are stacked. */
function useNextCard() {
  const narrow = useNarrow();
  return (card: { readonly current: HTMLElement | null }) => {
    if (narrow) card.current?.scrollIntoView({ block: 'start' });
  };
}
