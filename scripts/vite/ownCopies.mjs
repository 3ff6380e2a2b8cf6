/** Modules that some importers get as a copy of their own, so that they do not tie what imports them to what else does. */
const copied = [
  // antd's icons travel with the pages that draw them; the menu has a file of its own with the usual ones (src/ui/icons), which
  // pages would fetch for one icon.
  { source: /^@ant-design\/icons-svg\//, importer: /@ant-design\/icons\//, mark: 'drawn' },
  // Every button asks the colour picker's presets whether a colour is bright; the picker itself is for who picks.
  { source: /\/color-picker\/components\/ColorPresets$/, importer: /antd\/es\/button\//, mark: 'asked' },
  // A group of radios, which antd's tables bring along, takes one function of text from a module that carries the forms.
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
