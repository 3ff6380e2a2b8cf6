/** Parts of a pasted text that our texts do not keep, with the patterns that find them. */
const foreign: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['样式', /\sstyle\s*=|<style\b|<font\b/gi],
  ['脚本', /<script\b|javascript:/gi],
  ['事件属性', /\son\w+\s*=/gi],
  ['办公软件标记', /<\/?[ovwm]:[a-z]+|<!--\[if|\sclass="?Mso/gi],
  ['表单与嵌入内容', /<(form|input|button|select|textarea|iframe|object|embed)\b/gi],
  ['本机图片', /<img\b[^>]*\ssrc\s*=\s*["']?(file|cid|blob):/gi],
];

/** Parts lost between a text as it was copied and as it was put in: `样式 12 处`. Empty where all came along. */
export function lostByPaste(copied: string, kept: string): string[] {
  return foreign.flatMap(([label, pattern]) => {
    const lost = count(copied, pattern) - count(kept, pattern);
    return lost > 0 ? [`${label} ${lost} 处`] : [];
  });
}

function count(html: string, pattern: RegExp): number {
  return html.match(pattern)?.length ?? 0;
}
