import '@ant-design/v5-patch-for-react-19';
import { ConfigProvider, type ThemeConfig } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';

dayjs.locale('zh-cn');

/** White on the brand blue, and the brand blue on white, fall short of a contrast of 4.5; the frame uses these as well. */
const darker = { colorPrimary: '#1b6fd8', colorPrimaryHover: '#2f80dd', colorPrimaryActive: '#155bb5' };

/** The colour of a tag's text is the seventh of its palette, which antd keeps under two names. */
function tagText(colours: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colours).flatMap(([name, colour]) => [
      [`${name}7`, colour],
      [`${name}-7`, colour],
    ]),
  );
}

const theme: ThemeConfig = {
  cssVar: true,
  hashed: false,
  token: {
    colorPrimary: '#409EFF',
    colorLink: '#1a6fc4',
    colorLinkHover: '#409EFF',
    // So do antd's own red and its grey for hints on white, and the texts of these tags on their light grounds.
    colorError: '#c9302c',
    colorTextDescription: '#5b6776',
    ...tagText({ green: '#237804', orange: '#ad4e00', gold: '#874d00', cyan: '#006d75' }),
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
