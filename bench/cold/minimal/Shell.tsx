import '@ant-design/v5-patch-for-react-19';
import { type DataProvider, Refine } from '@refinedev/core';
import { ConfigProvider, Layout, Menu } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router';
import { fetchRows } from './rows';

const HomePage = lazy(() => import('./HomePage'));
const ListPage = lazy(() => import('./ListPage'));

const lists = Array.from({ length: 10 }, (_, index) => `list${index + 1}`);

const unused = () => Promise.reject(new Error('The minimal application only reads lists.'));

const dataProvider: DataProvider = {
  getList: ({ resource, pagination }) => fetchRows(resource, pagination?.currentPage ?? 1),
  getOne: unused,
  create: unused,
  update: unused,
  deleteOne: unused,
  getApiUrl: () => '/api',
};

/** Menu, top bar and the page of the address. */
export default function Shell() {
  return (
    <ConfigProvider locale={zhCN} theme={{ cssVar: true, hashed: false }}>
      <BrowserRouter>
        <Refine
          dataProvider={dataProvider}
          resources={lists.map((name) => ({ name, list: `/${name}` }))}
          options={{ disableTelemetry: true }}
        >
          <Frame />
        </Refine>
      </BrowserRouter>
    </ConfigProvider>
  );
}

function Frame() {
  const { pathname } = useLocation();
  const items = ['', ...lists].map((name) => ({
    key: `/${name}`,
    label: <Link to={`/${name}`}>{name || '首页'}</Link>,
  }));
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Sider>
        <Menu theme="dark" selectedKeys={[pathname]} items={items} />
      </Layout.Sider>
      <Layout>
        <Layout.Header style={{ color: '#fff' }}>管理员</Layout.Header>
        <Layout.Content style={{ padding: 24 }}>
          <Suspense>
            <Routes>
              <Route index element={<HomePage />} />
              {lists.map((name) => (
                <Route key={name} path={name} element={<ListPage key={name} list={name} />} />
              ))}
            </Routes>
          </Suspense>
        </Layout.Content>
      </Layout>
    </Layout>
  );
}
