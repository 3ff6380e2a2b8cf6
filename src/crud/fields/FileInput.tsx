import type { InputProps } from '../../ui/fields/field';
import { fileSettings } from '../uploads/settings';
import { UploadField } from '../uploads/UploadField';
import type { DocumentOptions } from './file';

interface Props extends InputProps<string> {
  readonly label: string;
  readonly options: DocumentOptions;
}

/** Chooses and uploads one file; what was chosen before stays until the new one has arrived. */
export default function FileInput({ value, onChange, options, choices: _choices, ...rest }: Props) {
  return (
    <UploadField
      {...rest}
      settings={fileSettings(options, 1)}
      value={value ? [value] : []}
      onChange={([address]) => onChange?.(address ?? null)}
    />
  );
}
