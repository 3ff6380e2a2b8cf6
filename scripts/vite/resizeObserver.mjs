/** What resize-observer-polyfill answers where the browser has one, as every browser has that can run the application. */
export default globalThis.ResizeObserver;
