import { Card } from 'antd';

export default function HomePage() {
  return (
    <Card title={<h1>首页</h1>} style={{ minHeight: 320 }}>
      欢迎使用
    </Card>
  );
}
