import type { InputProps } from '../../ui/fields/field';
import { pictureSettings } from '../uploads/settings';
import { UploadField } from '../uploads/UploadField';
import type { PictureOptions } from './image';

interface Props extends InputProps<string> {
  readonly label: string;
  readonly options: PictureOptions;
}

/** Chooses and uploads one image; what was chosen before stays until the new one has arrived. */
export default function ImageInput({ value, onChange, options, choices: _choices, ...rest }: Props) {
  return (
    <UploadField
      {...rest}
      settings={pictureSettings(options, 1)}
      value={value ? [value] : []}
      onChange={([address]) => onChange?.(address ?? null)}
    />
  );
}
