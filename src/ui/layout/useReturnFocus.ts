import { useEffect, useState } from 'react';

/**
 * Gives the focus back, when the component unmounts, to the element that had it when the component mounted. antd does
 * so only for dialogs that are closed before they go. Where that element is gone, its nearest surroundings that can
 * take the focus get it. A focus that has moved to another element meanwhile stays there.
 */
export function useReturnFocus(): void {
  const [places] = useState(() => placesAround(document.activeElement));
  useEffect(
    () => () => {
      for (const place of places) {
        if (!isLost()) return;
        place.focus({ preventScroll: true }); // does nothing where it is gone, or hidden
      }
    },
    [places],
  );
}

function isLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

/** The element, and what is around it that takes the focus when told to, from the inside to the outside. */
function placesAround(element: Element | null): readonly HTMLElement[] {
  const places = element instanceof HTMLElement ? [element] : [];
  for (let around = element?.parentElement; around; around = around.parentElement)
    if (around.matches('[tabindex="-1"]')) places.push(around);
  return places;
}
