import { createCache } from '@ant-design/cssinjs';

/**
 * The cache of antd's styles. antd drops a style with its last user and makes it again for the next one. It warns where
 * that user is in a hidden pane. Here each style counts one user more than it has, so that it is made once and stays.
 * That is some sixty sheets for each of the two themes.
 */
export function createLastingStyles() {
  const styles = createCache();
  const update = styles.opUpdate.bind(styles);
  styles.opUpdate = (path, change) =>
    update(path, (before) => {
      const after = change(before);
      return before || !after ? after : [after[0] + 1, after[1]];
    });
  return styles;
}
