import { Alert, type AlertProps } from 'antd';
import styles from './panes.module.css';

/** One line above the panes, with what may be done about it. */
export default function NoteBanner(props: Pick<AlertProps, 'type' | 'message' | 'action'>) {
  return <Alert banner className={styles.notice ?? ''} {...props} />;
}
