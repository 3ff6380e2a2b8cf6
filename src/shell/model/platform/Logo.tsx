/** The deployment's logo, or the built-in one where it has none. Decorative: a name is always beside it. */
export function Logo({ src, size = 32 }: { src: string; size?: number }) {
  if (src !== '') return <img src={src} alt="" height={size} />;
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="#409eff" />
      <path d="M18 33v9c0 4 6.3 7 14 7s14-3 14-7v-9l-14 6z" fill="#cfe6ff" />
      <path d="M32 14 56 25 32 36 8 25z" fill="#fff" />
      <path d="M53 27v11" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="53" cy="41" r="2.6" fill="#ffd166" />
    </svg>
  );
}
