/** Parts of a text from elsewhere that our texts do not keep, or keep in part, with their patterns. */
const foreign: readonly (readonly [label: string, pattern: RegExp])[] = [
  // The engine writes a least width into each table and column by itself.
  [
    '样式',
    /\sstyle\s*=(?!"min-width: \d+px;?")|<style\b|<font\b|\s(?:bgcolor|background|width|height)\s*=/gi,
  ],
  ['脚本', /<script\b|javascript:/gi],
  ['事件属性', /\son\w+\s*=/gi],
  ['办公软件标记', /<\/?[ovwm]:[a-z]+|<!--\[if|\sclass="?Mso/gi],
  ['表单与嵌入内容', /<(form|input|button|select|textarea|iframe|object|embed)\b/gi],
  ['音视频', /<(audio|video)\b/gi],
  ['链接', /<a\s[^>]*\bhref\s*=/gi],
  ['本机图片', /<img\b[^>]*\ssrc\s*=\s*["']?(file|cid|blob):/gi],
];

/** Parts lost between a text as it was given and as the editor holds it: `样式 12 处`. Empty where all came along. */
export function lostParts(given: string, kept: string): string[] {
  return foreign.flatMap(([label, pattern]) => {
    const lost = count(given, pattern) - count(kept, pattern);
    return lost > 0 ? [`${label} ${lost} 处`] : [];
  });
}

function count(html: string, pattern: RegExp): number {
  return html.match(pattern)?.length ?? 0;
}
