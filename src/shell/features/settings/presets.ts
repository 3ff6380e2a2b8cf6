/** The eight colours with a name (THEME-2); the first one is the default. */
export const presets = [
  { name: '晴空蓝', colour: '#409eff' },
  { name: '极客蓝', colour: '#2f54eb' },
  { name: '青碧', colour: '#13a8a8' },
  { name: '松绿', colour: '#11a983' },
  { name: '酱紫', colour: '#722ed1' },
  { name: '洋红', colour: '#d6337c' },
  { name: '火橙', colour: '#fa6a1e' },
  { name: '金盏黄', colour: '#e0a100' },
] as const;
