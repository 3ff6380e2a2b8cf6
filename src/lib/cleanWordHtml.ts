import { parseHtml } from './parseHtml';

/** Text copied from an office program, as plain HTML, and how many pictures were lost. */
export interface CleanPaste {
  readonly html: string;
  /** Number of pictures on the disk of the person who copied them; no browser may read those. */
  readonly lost: number;
}

/**
 * Removes from a word processor's HTML what only word processors understand. These are comments, `o:p` and other
 * foreign elements, classes, and styles except colour and alignment. Paragraphs that look like lists become lists. The
 * result still has to be sanitised.
 */
export function cleanWordHtml(html: string): CleanPaste {
  const { body } = parseHtml(withoutIslands(html));
  const lost = removeLocalPictures(body);
  if (isFromOffice(html)) {
    makeLists(body);
    for (const element of body.querySelectorAll<HTMLElement>('*')) simplify(element);
    for (const span of body.querySelectorAll('span:not([style])')) span.replaceWith(...span.childNodes);
  }
  return { html: body.innerHTML, lost };
}

function isFromOffice(html: string): boolean {
  return /mso-|class="?Mso|urn:schemas-microsoft-com|<o:p|WPS Office/i.test(html);
}

function withoutIslands(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^\]]*\]>/g, '')
    .replace(/<(xml|style|script|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(meta|link|[ovwm]:[a-z]+|st1:[a-z]+)\b[^>]*>/gi, '');
}

function removeLocalPictures(body: HTMLElement): number {
  const local = [...body.querySelectorAll('img')].filter((image) =>
    /^(file|cid|blob|ms-appdata):/i.test(image.getAttribute('src') ?? ''),
  );
  for (const image of local) image.remove();
  return local.length;
}

const indifferent = /^(black|windowtext|#000(000)?|rgb\(0, 0, 0\))$/i;

function simplify(element: HTMLElement): void {
  if (!element.style) return; // an element of a formula
  const { style } = element;
  const { color, textAlign } = style;
  for (const name of ['class', 'lang', 'style', 'align', 'valign', 'border', 'cellspacing', 'cellpadding'])
    element.removeAttribute(name);
  if (color !== '' && !indifferent.test(color)) style.color = color;
  if (/^(center|right|justify)$/.test(textAlign) && isBlock(element)) style.textAlign = textAlign;
}

function isBlock(element: Element): boolean {
  return /^(P|H[1-6])$/.test(element.tagName);
}

/** `mso-list:l0 level2 lfo1` says which list a paragraph belongs to, and how deep. */
function levelOf(element: Element | null): number | undefined {
  const level = /mso-list:[^;"]*level(\d)/i.exec(element?.getAttribute('style') ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}

function makeLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (levelOf(first) === undefined || levelOf(first.previousElementSibling) !== undefined) continue;
    gather(first);
  }
}

/** Puts the list that begins with a paragraph in the paragraph's place. */
function gather(first: Element): void {
  const open: { level: number; list: Element }[] = [];
  let next: Element | null = first;
  const place = first.ownerDocument.createElement('div');
  first.before(place);
  while (next) {
    const paragraph: Element = next;
    const level = levelOf(paragraph);
    if (level === undefined) break;
    next = paragraph.nextElementSibling;
    const item = itemOf(paragraph);
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = place.ownerDocument.createElement(item.ordered ? 'ol' : 'ul');
      (open.at(-1)?.list.lastElementChild ?? place).append(list);
      open.push({ level, list });
    }
    open.at(-1)?.list.append(item.element);
    paragraph.remove();
  }
  place.replaceWith(...place.childNodes);
}

/** The paragraph as an item; its mark, which the program writes as text, is left out. */
function itemOf(paragraph: Element): { element: Element; ordered: boolean } {
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const ordered = /^\s*[(（]?[\da-z一二三四五六七八九十]{1,4}[.)）、]/i.test(mark?.textContent ?? '');
  mark?.remove();
  const element = paragraph.ownerDocument.createElement('li');
  const text = paragraph.ownerDocument.createElement('p');
  text.append(...paragraph.childNodes);
  element.append(text);
  return { element, ordered };
}
