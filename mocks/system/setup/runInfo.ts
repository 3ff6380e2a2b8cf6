import { createRandom } from '../../random';
import { formatTime } from '../../time';

/** How the server of the POST family does at a moment, in milliseconds; the figures drift with it. */
export function runInfoAt(now: number) {
  const random = createRandom(Math.floor(now / 5000));
  const about = (middle: number, swing: number) => middle - swing + random.below(2 * swing + 1);
  const [load, memory, queue, disk] = [about(34, 12), about(61, 6), about(12, 12), about(78, 1)];
  return [
    {
      group: '服务器',
      items: [
        { name: '主机名', value: 'zyt-post-01' },
        { name: '操作系统', value: 'Linux x86_64' },
        { name: '服务器时间', value: formatTime(now) },
        { name: 'CPU 使用率', value: `${load}%`, state: load > 80 ? 'danger' : 'success' },
        { name: '内存使用率', value: `${memory}%`, state: memory > 85 ? 'danger' : 'success' },
      ],
    },
    {
      group: '程序环境',
      items: [
        { name: '运行环境', value: 'PHP 8.2.12' },
        { name: '框架版本', value: '8.0.3' },
        { name: '上传限制', value: '50 MB' },
        { name: '执行时限', value: '60 秒' },
      ],
    },
    {
      group: '数据库',
      items: [
        { name: '版本', value: 'MySQL 8.0.36' },
        { name: '连接数', value: `${about(46, 8)} / 200`, state: 'success' },
        { name: '慢查询（今日）', value: about(4, 3) },
      ],
    },
    {
      group: '队列',
      items: [
        { name: '状态', value: '运行中', state: 'success' },
        { name: '待处理任务', value: queue, state: queue > 20 ? 'warning' : 'success' },
        { name: '失败任务', value: 0 },
      ],
    },
    {
      group: '磁盘',
      items: [
        {
          name: '数据盘',
          value: `${disk}%（已用 ${disk * 5} GB，共 500 GB）`,
          state: disk > 75 ? 'warning' : 'success',
        },
        { name: '备份盘', value: '41%（已用 410 GB，共 1 TB）', state: 'success' },
      ],
    },
  ];
}
