import styles from './Warning.module.css';

/**
 * A warning about an unusual value that may be saved all the same. It is below its input, and read out as it appears.
 */
export function Warning({ text }: { text: string | false | undefined }) {
  return (
    <div role="status" className={styles.warning}>
      {text || null}
    </div>
  );
}
