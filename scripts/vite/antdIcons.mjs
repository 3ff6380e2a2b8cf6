/**
 * antd's icons travel with the pages that draw them. The menu fetches the same files one by one (src/shell/icons), so they
 * would all become files of their own, or the menu would fetch a page's code for an icon.
 * @returns {import('vite').Plugin}
 */
export function antdIcons() {
  return {
    name: 'antd-icons',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (!/^@ant-design\/icons-svg\//.test(source) || !/@ant-design\/icons\//.test(importer)) return null;
      const icon = await this.resolve(source, importer);
      return icon && { ...icon, id: `${icon.id}?drawn` };
    },
  };
}
