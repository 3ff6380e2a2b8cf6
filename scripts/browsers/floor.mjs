/**
 * The oldest supported browsers, as the build's target and the floor of `npm run browsers` (decision 35). Chromium
 * 108 is in 360 and QQ, 109 is the last for Windows 7, Safari 16 the last for macOS 11. Firefox 121 is the first with
 * `:has`.
 */
export const floor = { chrome: '108', firefox: '121', safari: '16.0' };

/** The floor in Vite's notation. */
export const buildTarget = Object.entries(floor).map(([name, version]) => `${name}${version}`);
