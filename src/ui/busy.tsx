import { LoadingOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

const sign = <LoadingOutlined aria-hidden />;
const unseen = { display: 'none' };

/**
 * For a button that is busy, beside its own icon: the sign turns, and the button keeps its name. The sign is always there:
 * antd would let one that comes and goes shrink away, and forget it, name and all, where it had not yet grown.
 */
export function busy(running: boolean, icon?: ReactNode) {
  return {
    loading: running && { icon: sign },
    icon: icon ?? sign,
    styles: { icon: running || icon ? {} : unseen },
  };
}
