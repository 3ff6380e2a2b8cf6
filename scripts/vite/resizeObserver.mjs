/** The export of resize-observer-polyfill in a browser with a native one; every supported browser has it. */
export default globalThis.ResizeObserver;
