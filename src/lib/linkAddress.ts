/**
 * The address of a typed link, where it may be in a text: http, https or mail. A host or a mail address gets its
 * missing scheme. Undefined for everything else.
 */
export function linkAddress(typed: string): string | undefined {
  const text = [...typed].filter((character) => character > ' ' && character !== '\u007f').join('');
  const whole = withBeginning(text);
  return isLinkAddress(whole) ? whole : undefined;
}

/** Whether a link may have this address. */
export function isLinkAddress(address: string): boolean {
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(address)) return true;
  return /^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address);
}

function withBeginning(text: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+([:/?#]|$)/.test(text) ? `https://${text}` : text;
}
