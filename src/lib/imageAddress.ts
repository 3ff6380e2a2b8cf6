/** How images are served. */
export interface ImageSettings {
  /** Base of addresses that are not whole. */
  readonly cdnBase: string;
  /** Query string appended to shown images; `{token}` in it is replaced by the session token. */
  readonly imageResize: string;
}

/** The address under which an image is shown (specification, section 7). Addresses that carry their own data stay as they are. */
export function imageAddress(
  address: string,
  { cdnBase, imageResize }: ImageSettings,
  token: string,
): string {
  if (/^(data|blob):/.test(address)) return address;
  const whole = /^https?:/.test(address) ? address : joined(cdnBase, address);
  const query = imageResize.replace(/^[?&]/, '').replace('{token}', encodeURIComponent(token));
  if (query === '') return whole;
  return `${whole}${whole.includes('?') ? '&' : '?'}${query}`;
}

function joined(base: string, path: string): string {
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
