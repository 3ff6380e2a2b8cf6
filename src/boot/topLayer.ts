/**
 * Puts open popovers on top of everything, which the polyfill does not. A browser with popovers has a layer for it.
 * Here an open one is moved to the end of the application, or of the dialog over it. It moves back when it is closed.
 * The focus stays, as in browsers with popovers. The polyfill would move it to the first focusable element, away from a
 * field that somebody types in.
 */
export function emulateTopLayer(): void {
  const { showPopover, focus } = HTMLElement.prototype;
  const letFocus = () => {
    HTMLElement.prototype.focus = focus;
  };
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.newState !== 'open' || !(event.target instanceof HTMLElement)) return;
      lift(event.target);
      HTMLElement.prototype.focus = () => undefined;
      queueMicrotask(letFocus);
    },
    true,
  );
  document.addEventListener(
    'toggle',
    ({ newState, target }) => newState === 'closed' && target instanceof HTMLElement && putBack(target),
    true,
  );
  Object.defineProperty(HTMLElement.prototype, 'showPopover', {
    value(this: HTMLElement) {
      showPopover.call(this);
      letFocus();
    },
  });
}

/** Functions that undo the lifting, by open popover. */
const lifted = new WeakMap<HTMLElement, () => void>();

function putBack(popover: HTMLElement): void {
  if (!popover.matches(':popover-open')) lifted.get(popover)?.();
}

function lift(popover: HTMLElement): void {
  lifted.get(popover)?.();
  const { parentNode: parent } = popover;
  const host = hostOf(popover);
  if (!parent || !host || host === parent) return;
  const place = document.createComment('');
  popover.replaceWith(place);
  host.append(popover);
  const release = letOwnerChange(parent, popover, place);
  const watcher = new MutationObserver(() => {
    // The dialog is gone, or the owner.
    if (!popover.isConnected || !place.isConnected) lifted.get(popover)?.();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  lifted.set(popover, () => {
    lifted.delete(popover);
    watcher.disconnect();
    release();
    place.replaceWith(popover);
  });
}

/** The dialog that it belongs to or lies under, else the whole application. */
function hostOf(popover: HTMLElement): Element | null {
  return (
    popover.closest('dialog') ??
    [...document.querySelectorAll('dialog:modal')].at(-1) ??
    document.getElementById('root')
  );
}

/** Lets React change the owner's children while one of them is elsewhere: a placeholder is in its place. */
function letOwnerChange(owner: Node, popover: HTMLElement, place: Comment): () => void {
  const { insertBefore, removeChild } = Node.prototype;
  Object.assign(owner, {
    insertBefore: (node: Node, before: Node | null) =>
      insertBefore.call(owner, node, before === popover ? place : before),
    removeChild: (node: Node) => {
      if (node !== popover) return removeChild.call(owner, node);
      popover.remove();
      return removeChild.call(owner, place);
    },
  });
  return () => {
    Reflect.deleteProperty(owner, 'insertBefore');
    Reflect.deleteProperty(owner, 'removeChild');
  };
}
