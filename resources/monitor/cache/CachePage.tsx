import { Progress } from 'antd';
import { Can } from '@/src/services/Can';
import { Chart } from '@/src/ui/chart/Chart';
import type { ChartData } from '@/src/ui/chart/chartData';
import { DashboardCard } from '../dashboard/DashboardCard';
import { Facts } from '../dashboard/Facts';
import { PollingPage } from '../dashboard/PollingPage';
import { usePolling } from '../dashboard/usePolling';
import { monitorEndpoints } from '../endpoints';
import { type CacheState, readCache } from './cacheState';
import './cache.css';

const { read } = monitorEndpoints['monitor/cache'].operations;

/** 缓存监控: the state of Redis (rest-contract, section 14). */
export default function CachePage() {
  return (
    <Can isPage permission="monitor:cache:list">
      <Cache />
    </Can>
  );
}

function Cache() {
  const polling = usePolling(read, readCache);
  return (
    <PollingPage title="缓存监控" polling={polling} loading="正在加载缓存监控数据，请稍候！">
      {(state) => (
        <div className="dashboard-cards">
          <DashboardCard title="基本信息" wide>
            <Facts facts={(state ?? blank).facts} />
          </DashboardCard>
          <div className="dashboard-card">
            <Chart title="命令统计" kind="rose" data={state && commandChart(state)} live height={320} />
          </div>
          <Memory memory={(state ?? blank).memory} />
        </div>
      )}
    </PollingPage>
  );
}

/** The data before the first response. */
const blank = readCache({});

function commandChart({ commands }: CacheState): ChartData {
  return {
    head: '命令',
    categories: commands.map(({ name }) => name),
    series: [{ name: '命令', values: commands.map(({ calls }) => calls) }],
  };
}

function Memory({ memory: { used, percent, of } }: Pick<CacheState, 'memory'>) {
  return (
    <DashboardCard title="内存信息">
      <div className="cache-memory">
        <Progress
          type="dashboard"
          aria-label="内存信息"
          size={220}
          percent={Math.min(100, percent ?? 0)}
          strokeColor={(percent ?? 0) > 80 ? 'var(--danger)' : 'var(--brand-strong)'}
          format={() => (
            <span className="cache-gauge">
              <strong>{used ?? '—'}</strong>
              <span>内存消耗</span>
            </span>
          )}
        />
        {of && (
          <p>
            占{of.name} {of.size} 的 {percent}%
          </p>
        )}
      </div>
    </DashboardCard>
  );
}
