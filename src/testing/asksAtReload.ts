/** Whether the browser would ask before the page is reloaded. */
export function asksAtReload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
