import { LoadingOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

const sign = <LoadingOutlined aria-hidden />;
const unseen = { display: 'none' };

/**
 * Props of a busy button, beside its own icon: the sign turns, and the button keeps its name. The sign is always there.
 * antd would shrink one that comes and goes, and forget it, name included, where it had not yet grown.
 */
export function busy(running: boolean, icon?: ReactNode) {
  return {
    loading: running && { icon: sign },
    icon: icon ?? sign,
    styles: { icon: running || icon ? {} : unseen },
  };
}
