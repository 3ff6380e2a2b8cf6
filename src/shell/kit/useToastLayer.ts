import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The element that messages are drawn in. A modal dialog and a print preview make everything outside themselves inert.
 * So it moves into the topmost one, even without a message, and back to its `home` when that closes.
 */
export function useToastLayer(messages: readonly unknown[]) {
  const home = useRef<HTMLDivElement>(null);
  const [layer] = useState(createLayer);
  useLayoutEffect(() => {
    const place = () => moveTo(layer, topmostModal() ?? home.current);
    place();
    const observer = new MutationObserver(place);
    const attributeFilter = ['open', 'data-print-preview'];
    observer.observe(document.documentElement, { subtree: true, attributeFilter });
    return () => {
      observer.disconnect();
      layer.remove();
    };
  }, [layer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message comes over a dialog that opened since
  useEffect(() => {
    // A dialog that has just gone may have taken the layer along.
    moveTo(layer, topmostModal() ?? home.current);
    raise(layer);
    for (const alert of alertsIn(layer)) readOut.add(alert);
  }, [layer, messages]);
  return { home, layer };
}

function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'toasts';
  layer.setAttribute('popover', 'manual');
  layer.setAttribute('aria-live', 'polite');
  return layer;
}

function topmostModal(): Element | undefined {
  return [...document.querySelectorAll('dialog:modal, [data-print-preview]')].at(-1);
}

/** Alerts that screen readers have heard; one that comes into the document anew would be read out again. */
const readOut = new WeakSet<Element>();

function alertsIn(layer: HTMLElement) {
  return layer.querySelectorAll('[role="alert"]');
}

function moveTo(layer: HTMLElement, place: Element | null): void {
  if (!place || layer.parentElement === place) return;
  for (const alert of alertsIn(layer)) if (readOut.has(alert)) alert.removeAttribute('role');
  if (layer.matches(':popover-open')) layer.hidePopover();
  place.append(layer);
  raise(layer);
}

/** Shows the layer while it has messages. The last to enter the browser's top layer is above open dialogs. */
function raise(layer: HTMLElement): void {
  const isVisible = layer.childElementCount > 0;
  const isOpen = layer.matches(':popover-open');
  const isCovered = document.querySelector('dialog[open]') !== null;
  if (isOpen && (!isVisible || isCovered)) layer.hidePopover();
  if (isVisible && (!isOpen || isCovered)) layer.showPopover();
}
