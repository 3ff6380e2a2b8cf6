import { Button, Space } from 'antd';
import { useDownload } from '@/src/crud/transfers/useDownload';
import { devEndpoints } from '../../endpoints';

const { archive, report } = devEndpoints['dev/file'].operations;

/** All ways to download, failing ones included; the panel of transfers shows their progress (FILE-4). */
export default function DownloadsSection() {
  const download = useDownload();
  const offers: readonly [label: string, start: () => Promise<boolean>][] = [
    ['按文件名下载', () => download.byName('机构名单, 第 1 批 🎓.csv')],
    ['下载后从服务器删除', () => download.byName('一次性文件.csv', { remove: true })],
    ['下载资源', () => download.resource('/profile/upload/使用说明.txt')],
    ['下载压缩包', () => download.zip(archive.path, '资料包.zip')],
    ['按参数生成并下载', () => download.form(report.path, { name: '明德, 教育', year: 2026 }, '报表.xlsx')],
    ['文件不存在', () => download.byName('没有这个文件.csv')],
    ['不允许的文件名', () => download.byName('../password.txt')],
  ];
  return (
    <Space wrap>
      {offers.map(([label, start]) => (
        <Button key={label} onClick={() => void start()}>
          {label}
        </Button>
      ))}
    </Space>
  );
}
