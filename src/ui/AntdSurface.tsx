import '@ant-design/v5-patch-for-react-19';
import { ConfigProvider, type ThemeConfig } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';

dayjs.locale('zh-cn');

/** White on the brand blue, and the brand blue on white, fall short of a contrast of 4.5; the frame uses these as well. */
const darker = { colorPrimary: '#1b6fd8', colorPrimaryHover: '#2f80dd', colorPrimaryActive: '#155bb5' };

const theme: ThemeConfig = {
  cssVar: true,
  hashed: false,
  token: {
    colorPrimary: '#409EFF',
    colorLink: '#1a6fc4',
    colorLinkHover: '#409EFF',
    borderRadius: 6,
    fontFamily: 'inherit',
  },
  components: {
    Button: darker,
    Switch: darker,
    Checkbox: darker,
    Pagination: darker,
    Tabs: darker,
    Steps: darker,
  },
};

/** The one place where antd is set up; comes with the first page that draws antd. */
export default function AntdSurface({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}
