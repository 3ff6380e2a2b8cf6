/**
 * Places a menu or panel that has no room on either side of its button. It takes the side with more of it, and is then
 * pushed into the window. antd alone only changes the side.
 */
export const intoWindow = {
  overflow: { adjustX: true, adjustY: true, shiftX: true, shiftY: true },
} as const;
