import '@ant-design/v5-patch-for-react-19';
import { ConfigProvider, type ThemeConfig } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';

dayjs.locale('zh-cn');

const theme: ThemeConfig = {
  cssVar: true,
  hashed: false,
  token: {
    colorPrimary: '#409EFF',
    // The preset's text blues fall short of a contrast of 4.5 on white.
    colorLink: '#1a6fc4',
    colorLinkHover: '#409EFF',
    borderRadius: 6,
    fontFamily: 'inherit',
  },
  components: {
    // White on the brand blue falls short of it as well; the frame's buttons have the same darker blue.
    Button: { colorPrimary: '#1b6fd8', colorPrimaryHover: '#2f80dd', colorPrimaryActive: '#155bb5' },
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
