/** Modules that some importers get as a copy of their own, so that they do not link the importers' chunks. */
const copied = [
  // antd's icons go with the pages that draw them. The menu has its own file of common icons (src/ui/icons), which
  // pages would otherwise fetch for one icon.
  { source: /^@ant-design\/icons-svg\//, importer: /@ant-design\/icons\//, mark: 'drawn' },
  // Every button uses the colour picker's presets to test a colour's brightness; few pages need the picker itself.
  { source: /\/color-picker\/components\/ColorPresets$/, importer: /antd\/es\/button\//, mark: 'asked' },
  // A radio group, which antd's tables import, uses one text function of a module that imports the forms.
  { source: /\/form\/hooks\/useForm$/, importer: /\/antd\/es\/radio\//, mark: 'asked' },
];

/** @returns {import('vite').Plugin} */
export function ownCopies() {
  return {
    name: 'own-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const copy = copied.find((entry) => entry.source.test(source) && entry.importer.test(importer));
      if (!copy) return null;
      const module = await this.resolve(source, importer, { skipSelf: true });
      return module && { ...module, id: `${module.id}?${copy.mark}` };
    },
  };
}
