import { useState } from 'react';
import type { User } from '@/providers/auth/user';
import { Initial } from '../kit/Initial';
import type { Services } from '../model/services';

interface Props {
  readonly user: User;
  readonly imageUrl: Services['imageUrl'];
  /** Pixels. */
  readonly size: number;
}

/** One's picture, or the initial of one's name where there is none or it does not come; for the eyes alone. */
export function Portrait({ user: { realName, name, avatar }, imageUrl, size }: Props) {
  const [broken, setBroken] = useState('');
  if (avatar === '' || avatar === broken) return <Initial name={realName || name} size={size} />;
  return (
    <img
      className="portrait"
      src={imageUrl(avatar)}
      alt=""
      width={size}
      height={size}
      onError={() => setBroken(avatar)}
    />
  );
}
