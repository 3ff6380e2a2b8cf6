/**
 * HTML without the event attributes of its elements. No protection: it is for parsers alone. Each of them, a parser of
 * documents that never run as well, reports such an attribute as a breach of the content policy.
 */
export function withoutHandlers(html: string): string {
  return html.replace(tag, (whole) =>
    whole.replace(attribute, (part, name: string, value?: string) =>
      value !== undefined && /^on/i.test(name) ? '' : part,
    ),
  );
}

const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const attribute = /([^\s<>"'/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g;
