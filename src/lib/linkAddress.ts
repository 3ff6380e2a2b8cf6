/**
 * The address of a link as somebody typed it, where it may be in a text: http, https or mail. What looks like a host
 * or a mail address gets the missing beginning. Undefined for everything else.
 */
export function linkAddress(typed: string): string | undefined {
  const text = [...typed].filter((character) => character > ' ' && character !== '\u007f').join('');
  const whole = withBeginning(text);
  return isLinkAddress(whole) ? whole : undefined;
}

/** Whether a link may lead there. */
export function isLinkAddress(address: string): boolean {
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(address)) return true;
  return /^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address);
}

function withBeginning(text: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+([:/?#]|$)/.test(text) ? `https://${text}` : text;
}
