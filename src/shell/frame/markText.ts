/** The watermark on the screens of a person: the name and the last four digits of the mobile. */
export function markText({ realName, mobile }: { realName: string; mobile: string }): string {
  return [realName, mobile.slice(-4)].filter((part) => part !== '').join(' ');
}
