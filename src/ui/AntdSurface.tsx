import '@ant-design/v5-patch-for-react-19';
import { StyleProvider } from '@ant-design/cssinjs';
import { EllipsisOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import NothingPicture from 'antd/es/empty/simple';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type ReactNode, useCallback, useMemo } from 'react';
import './antdSurface.css';
import { usePane } from '../services/usePane';
import { useAppearance } from './theme/AppearanceContext';
import { antdTheme } from './theme/antdTheme';
import { createLastingStyles } from './theme/lastingStyles';

dayjs.locale('zh-cn');

/** antd's own name of the select of page sizes is 页码, the number of a page. */
const locale: typeof zhCN = {
  ...zhCN,
  Pagination: { ...zhCN.Pagination, page_size: '每页条数' },
};
const styles = createLastingStyles();
const button = { autoInsertSpace: false };
/** One small picture wherever there is nothing. */
const empty = {
  image: <NothingPicture />,
  styles: { image: { height: 41 }, description: { color: 'var(--ink-soft)' } },
};
/** A dialog's own name of its button is English, whatever the language is. */
const modal = { closable: { 'aria-label': '关闭' } };
/** Leads a mouse to the tabs without room (antdSurface.css). */
const tabs = { more: { icon: <EllipsisOutlined aria-hidden /> } };
/** The mark is behind the label, so that all labels begin on one line. A wrong field gets the focus after a refusal. */
const form = {
  requiredMark: (label: ReactNode, { required }: { required: boolean }) =>
    required ? <span className="required-label">{label}</span> : label,
  scrollToFirstError: { focus: true, block: 'center' },
} as const;

/**
 * The only place where antd is set up; comes with the first page that draws antd. In a tab, overlays are put into the
 * tab's pane, and hide with it.
 */
export function AntdSurface({ children }: { children: ReactNode }) {
  const { scheme, still, size } = useAppearance();
  const container = usePane()?.container;
  const theme = useMemo(() => antdTheme({ scheme, still }), [scheme, still]);
  const getPopupContainer = useCallback(() => container ?? document.body, [container]);
  return (
    <StyleProvider cache={styles}>
      <ConfigProvider
        locale={locale}
        theme={theme}
        componentSize={size}
        button={button}
        modal={modal}
        tabs={tabs}
        form={form}
        empty={empty}
        {...(container && { getPopupContainer })}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
