import styles from './Warning.module.css';

/** What is odd about a value that may be saved all the same; below its input, and read out as it appears. */
export function Warning({ text }: { text: string | false | undefined }) {
  return (
    <div role="status" className={styles.warning}>
      {text || null}
    </div>
  );
}
