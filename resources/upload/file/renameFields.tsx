import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { textProblem } from '@/src/lib/fieldRule';
import { PlainInput } from '@/src/ui/fields/PlainInput';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { fileRules } from './uploadFile';

const { name } = fileRules;

/** The fields of 重命名: the name without its extension, which stays behind it, and the category. */
export function renameFields(extension: string) {
  return {
    base: text(name.label, {
      required: true,
      rules: [problemRule((base) => textProblem(name, base + extension))],
      Input: ({ value, onChange, choices: _choices, ...rest }) => (
        <PlainInput {...rest} value={value ?? ''} onChange={(typed) => onChange?.(typed)}>
          {extension}
        </PlainInput>
      ),
    }),
    category: dictionary('分类', 'file_category', { required: true }),
  };
}
