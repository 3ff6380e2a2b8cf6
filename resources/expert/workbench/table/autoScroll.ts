/** The distance from an edge, in pixels, at which a list scrolls by itself, and its maximum speed per frame. */
const edge = 56;
const fastest = 18;

/** Scrolls an element for as long as the pointer is near one of its edges. */
export function createAutoScroll(element: HTMLElement) {
  let frame: number | undefined;
  let speed = 0;
  function step(): void {
    element.scrollTop += speed;
    frame = speed === 0 ? undefined : requestAnimationFrame(step);
  }
  return {
    at(clientY: number) {
      const { top, bottom } = element.getBoundingClientRect();
      const near = (distance: number) => fastest * Math.min(1, Math.max(0, (edge - distance) / edge));
      speed = near(bottom - clientY) - near(clientY - top);
      if (speed !== 0) frame ??= requestAnimationFrame(step);
    },
    stop() {
      speed = 0;
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}
