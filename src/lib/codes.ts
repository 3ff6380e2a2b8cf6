/**
 * Codes, states and switches: servers send 1, "1" or true for the same. They are compared by value, and sent back in
 * the type in which they came.
 */

/** Whether two codes are equal. */
export function sameCode(one: unknown, other: unknown): boolean {
  return codeText(one) === codeText(other);
}

/** A code in the type of another one, which the server sent; unchanged where the type is unknown. */
export function codeLike(sent: unknown, code: unknown): unknown {
  if (typeof sent === 'boolean') return codeText(code) === '1';
  if (sent === 'true' || sent === 'false') return codeText(code) === '1' ? 'true' : 'false';
  if (typeof sent === 'string' && typeof code === 'number') return String(code);
  if (typeof sent === 'number' && typeof code === 'string' && code !== '' && Number.isFinite(Number(code)))
    return Number(code);
  return code;
}

function codeText(code: unknown): string {
  if (code === true || code === 'true') return '1';
  if (code === false || code === 'false') return '0';
  return String(code ?? '');
}
