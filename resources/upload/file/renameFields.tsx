// Without the other inputs that `Input` of antd brings along.
import Input from 'antd/es/input/Input';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { longestName } from './uploadFile';

/** The fields of 重命名: the name without its extension, which stays behind it, and the category. */
export function renameFields(extension: string) {
  const isLong = (base: string) => base.length + extension.length > longestName;
  return {
    base: text('文件名', {
      required: true,
      rules: [problemRule((base) => (isLong(base) ? `文件名长度不能超过 ${longestName} 个字符` : undefined))],
      Input: ({ value, onChange, choices: _choices, ...rest }) => (
        <Input
          {...rest}
          suffix={extension}
          value={value ?? ''}
          onChange={({ target }) => onChange?.(target.value)}
        />
      ),
    }),
    category: dictionary('分类', 'file_category', { required: true }),
  };
}
