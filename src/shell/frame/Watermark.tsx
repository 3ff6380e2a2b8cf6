import { useMemo } from 'react';
import type { User } from '@/providers/auth/user';
import { markImage } from '@/src/lib/markImage';
import { markText } from './markText';
import './watermark.css';

/**
 * The person's name and the last four digits of the mobile, over the whole screen and over prints. The image is a mask:
 * its colour comes from the theme. It makes nothing below it harder to click or to read out.
 */
export default function Watermark({ user }: { user: User }) {
  const text = markText(user);
  const { address, width, height } = useMemo(() => markImage(text), [text]);
  return (
    <div
      className="watermark"
      aria-hidden="true"
      style={{ maskImage: `url("${address}")`, maskSize: `${width}px ${height}px` }}
    />
  );
}
