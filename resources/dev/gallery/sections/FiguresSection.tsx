import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { formatMoney } from '@/src/lib/money';
import { Chart } from '@/src/ui/chart/Chart';
import type { ChartData } from '@/src/ui/chart/chartData';
import { type Stat, StatCards } from '@/src/ui/display/StatCards';
import { Demo, Demos } from '../Demo';

const stats: readonly Stat[] = [
  {
    key: 'users',
    label: '新增用户',
    value: '1,286',
    unit: '人',
    change: { percent: 12.4, against: '较上周' },
  },
  {
    key: 'income',
    label: '本月收入',
    value: formatMoney('268400'),
    change: { percent: -3.1, against: '较上月' },
  },
  {
    key: 'tickets',
    label: '待处理工单',
    value: '17',
    unit: '件',
    change: { percent: -20, against: '较昨日' },
    note: '最早一件已等待 2 天',
  },
  {
    key: 'cards',
    label: '在用会员卡',
    value: '9,420',
    unit: '张',
    change: { percent: 0, against: '较上周' },
  },
  { key: 'unknown', label: '退款率', value: undefined },
];

const provinces: ChartData = {
  head: '省份',
  categories: ['河南', '山东', '四川', '广东', '河北', '湖南'],
  series: [
    { name: '本科批', values: [4210, 3880, 3120, 2950, 2610, 2240] },
    { name: '专科批', values: [1830, 1410, 1290, 1660, 1180, 960] },
  ],
};

const types: ChartData = {
  head: '机构类型',
  categories: ['直营', '加盟', '合作学校', '代理'],
  series: [{ name: '机构数', values: [38, 21, 14, 9] }],
};

const traits: ChartData = {
  head: '维度',
  categories: ['实用型', '研究型', '艺术型', '社会型', '企业型', '常规型'],
  series: [
    { name: '本次', values: [72, 88, 41, 56, 63, 38] },
    { name: '上次', values: [65, 80, 52, 60, 58, 44] },
  ],
};

const none: ChartData = {
  head: '日期',
  categories: ['06-01', '06-02'],
  series: [{ name: '用户', values: [null, null] }],
};

/** Figures, and charts in their states. */
export default function FiguresSection() {
  return (
    <Demos>
      <Demo title="统计卡片" wide>
        <StatCards label="业务概况" stats={stats} />
      </Demo>
      <Demo title="统计卡片（加载中）" wide>
        <StatCards label="业务概况（加载中）" stats={stats} reading />
      </Demo>
      <Demo title="折线图" wide>
        <Trend />
      </Demo>
      <Demo title="柱状图">
        <Chart title="各省填报人数" kind="bar" data={provinces} />
      </Demo>
      <Demo title="堆叠柱状图">
        <Chart title="各省填报人数（堆叠）" kind="bar" stacked data={provinces} />
      </Demo>
      <Demo title="饼图">
        <Chart title="机构类型分布" kind="pie" data={types} />
      </Demo>
      <Demo title="雷达图">
        <Chart title="维度得分" kind="radar" max={100} data={traits} />
      </Demo>
      <Demo title="加载中">
        <Chart title="业务趋势（加载中）" kind="line" data={undefined} height={160} />
      </Demo>
      <Demo title="无数据">
        <Chart title="业务趋势（无数据）" kind="line" data={none} height={160} />
      </Demo>
      <Demo title="读取失败">
        <Failing />
      </Demo>
    </Demos>
  );
}

const spans = [7, 30, 90];

function Trend() {
  const [days, setDays] = useState(30);
  const data = useMemo(() => trend(days), [days]);
  const choice = (
    <Segmented
      size="small"
      aria-label="天数"
      options={spans.map((value) => ({ value, label: `近 ${value} 天` }))}
      value={days}
      onChange={setDays}
    />
  );
  return <Chart title="业务趋势" kind="line" data={data} extra={choice} />;
}

/** Figures that rise and fall; the same every time. */
function trend(days: number): ChartData {
  const at = Array.from({ length: days }, (_, index) => index);
  const wave = (size: number, length: number) =>
    at.map((index) => Math.round(size * (1.4 + Math.sin(index / length) + index / days)));
  return {
    head: '日期',
    categories: at.map((index) =>
      new Date(2026, 5, 1 + index).toLocaleDateString('zh-CN', { month: '2-digit', day: '2-digit' }),
    ),
    series: [
      { name: '用户', values: wave(120, 3) },
      { name: '订单', values: wave(70, 4) },
      { name: '会员卡', values: wave(30, 2) },
    ],
  };
}

/** A chart that fails to load until the reload button is pressed. */
function Failing() {
  const [failed, setFailed] = useState(true);
  return (
    <Chart
      title="业务趋势（读取失败）"
      kind="line"
      height={160}
      data={failed ? undefined : trend(7)}
      error={failed ? '数据库连接超时' : undefined}
      retry={() => setFailed(false)}
    />
  );
}
