import { Can } from '@/src/services/Can';
import { Chart } from '@/src/ui/chart/Chart';
import { DashboardCard } from '../dashboard/DashboardCard';
import { Facts } from '../dashboard/Facts';
import { PollingPage } from '../dashboard/PollingPage';
import { Usage } from '../dashboard/Usage';
import { type Keep, usePolling } from '../dashboard/usePolling';
import { monitorEndpoints } from '../endpoints';
import { Disks } from './Disks';
import { MemoryTable } from './MemoryTable';
import { addSample, cpuChart, memoryChart, type Sample } from './samples';
import { readServer, type ServerState } from './serverState';

const { read } = monitorEndpoints['monitor/server'].operations;

/** The server as it is, and the way there while one looked. */
interface ServerReading {
  readonly state: ServerState;
  readonly samples: readonly Sample[];
}

const keep: Keep<ServerReading> = (response, former, now) => {
  const state = readServer(response);
  return { state, samples: addSample(former?.samples ?? [], state, now) };
};

/** 服务监控: processor, memory, machine, Java and disks of the server (rest-contract, section 14). */
export default function ServerPage() {
  return (
    <Can isPage permission="monitor:server:list">
      <Server />
    </Can>
  );
}

function Server() {
  const polling = usePolling(read, keep);
  return (
    <PollingPage title="服务监控" polling={polling} loading="正在加载服务监控数据，请稍候！">
      {(reading) => (
        <div className="dashboard-cards">
          <Cpu state={reading?.state} />
          <DashboardCard title="内存">
            <MemoryTable memory={reading?.state.memory} heap={reading?.state.heap} />
          </DashboardCard>
          <Lines title="CPU 使用率走势" data={reading && cpuChart(reading.samples)} />
          <Lines title="内存使用率走势" data={reading && memoryChart(reading.samples)} />
          <Machine state={reading?.state} />
          <Java state={reading?.state} />
          <DashboardCard title="磁盘状态" wide>
            <Disks disks={reading?.state.disks ?? []} />
          </DashboardCard>
        </div>
      )}
    </PollingPage>
  );
}

function Lines({ title, data }: { title: string; data: Parameters<typeof Chart>[0]['data'] }) {
  return (
    <div className="dashboard-card">
      <Chart title={title} kind="line" data={data} format={percent} max={100} live height={220} />
    </div>
  );
}

const percent = (value: number) => `${value}%`;

interface PartProps {
  readonly state: ServerState | undefined;
}

function Cpu({ state }: PartProps) {
  const cpu = state?.cpu;
  return (
    <DashboardCard title="CPU">
      <Facts
        facts={[
          ['核心数', cpu?.cores],
          ['用户使用率', <Usage key="user" label="用户使用率" percent={cpu?.user} />],
          ['系统使用率', <Usage key="system" label="系统使用率" percent={cpu?.system} />],
          ['当前空闲率', cpu?.idle === undefined ? undefined : percent(cpu.idle)],
        ]}
      />
    </DashboardCard>
  );
}

function Machine({ state }: PartProps) {
  const machine = state?.machine;
  return (
    <DashboardCard title="服务器信息">
      <Facts
        facts={[
          ['服务器名称', machine?.computerName],
          ['操作系统', machine?.osName],
          ['服务器IP', machine?.computerIp],
          ['系统架构', machine?.osArch],
          ['项目路径', machine?.userDir],
        ]}
      />
    </DashboardCard>
  );
}

function Java({ state }: PartProps) {
  const java = state?.java;
  return (
    <DashboardCard title="Java虚拟机信息">
      <Facts
        wide={['安装路径', '运行参数']}
        facts={[
          ['Java名称', java?.name],
          ['Java版本', java?.version],
          ['启动时间', java?.startTime],
          ['运行时长', java?.runTime],
          ['安装路径', java?.home],
          ['运行参数', java?.inputArgs],
        ]}
      />
    </DashboardCard>
  );
}
