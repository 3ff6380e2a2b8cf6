import { CalendarOutlined, CloseCircleFilled, SwapRightOutlined } from '@ant-design/icons';

/** antd's button that empties an input, for `allowClear`. Without this it has the English name of its icon. */
export const clearable = { clearIcon: <CloseCircleFilled aria-label="清空" /> };

/** The icon of a picker of days, for the eye alone. */
export const calendarIcon = <CalendarOutlined aria-hidden />;

/** The arrow between the two ends of a range, for the eye alone. */
export const rangeArrow = <SwapRightOutlined aria-hidden style={{ color: 'var(--hint)' }} />;
