import './wholeTexts.css';

/** Pixels between a cell and its text, and to the edge of the window. */
const gap = 4;

/**
 * Shows texts that end with an ellipsis in full, without a pointer. They are those of the row with the keyboard's
 * focus, and of a touched cell. One element for a list, and nothing for each cell. Escape hides it. Screen readers read
 * the cells, which hold their full texts anyway.
 */
export function showWholeTexts(list: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const hint = document.createElement('div');
  hint.className = 'list-whole';
  hint.popover = 'manual';
  hint.ariaHidden = 'true';

  let shownFor: HTMLElement | undefined;

  const hide = () => {
    shownFor = undefined;
    hint.remove();
  };
  const show = (place: HTMLElement | undefined) => {
    const text = place ? wholeTextOf(place) : '';
    if (!place || text === '') return hide();
    shownFor = place;
    hint.textContent = text;
    list.append(hint);
    hint.showPopover();
    putBelow(hint, place);
  };
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return hide();
    show(target.matches('tr[data-row-key]') ? target : cellOf(target));
  };
  const tap = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') show(cellOf(target));
    else if (target !== hint) hide();
  };

  list.addEventListener('focusin', focus, { signal });
  list.addEventListener('focusout', hide, { signal });
  list.addEventListener('click', tap, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  const follow = ({ target }: Event) => target !== hint && shownFor && putBelow(hint, shownFor);
  window.addEventListener('scroll', follow, { signal, capture: true, passive: true });
  signal.addEventListener('abort', hide);
}

function cellOf(target: EventTarget | null): HTMLElement | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  return cell?.closest('tr[data-row-key], thead') ? cell : undefined;
}

/** The cut text of a cell; of a row with several such cells, each with the label of its column. */
function wholeTextOf(place: HTMLElement): string {
  if (!(place instanceof HTMLTableRowElement)) return isCut(place) ? textIn(place) : '';
  const labels = [...(place.closest('section')?.querySelectorAll('thead th') ?? [])].map(textIn);
  return [...place.cells]
    .flatMap((cell) => (isCut(cell) ? `${labels[cell.cellIndex]}：${textIn(cell)}` : []))
    .join('\n');
}

function isCut(cell: HTMLElement): boolean {
  return [cell, ...cell.querySelectorAll<HTMLElement>('div, span, a')].some(
    (element) =>
      element.scrollWidth > element.clientWidth &&
      element.clientWidth > 0 &&
      getComputedStyle(element).textOverflow === 'ellipsis',
  );
}

function textIn(element: Element): string {
  return element instanceof HTMLElement ? element.innerText.trim() : '';
}

/** Places the hint below the element where there is room, else above it; within the window. */
function putBelow(hint: HTMLElement, place: HTMLElement): void {
  const { left, top, bottom } = place.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = hint;
  const below = bottom + gap + offsetHeight <= window.innerHeight;
  hint.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - offsetWidth - gap))}px`;
  hint.style.top = `${below ? bottom + gap : Math.max(gap, top - offsetHeight - gap)}px`;
}
