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

/**
 * The person's picture, or the initial of their name where there is none or it does not load. Hidden from screen
 * readers.
 */
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
