import styles from './Warning.module.css';

/** What is odd about a value that may be saved all the same; below its input, and read out with it. */
export function Warning({ id, text }: { id: string; text: string | false | undefined }) {
  return (
    <div id={id} role="status" className={styles.warning}>
      {text || null}
    </div>
  );
}
