import { type UploadKind, type UploadOptions, uploadSettings } from '../../uploads/settings';
import { UploadField } from '../../uploads/UploadField';

interface Props extends Omit<Parameters<typeof UploadField>[0], 'settings'> {
  readonly what: UploadKind;
  readonly options: UploadOptions | undefined;
}

/** Chooses, uploads and orders files or images; the earlier one stays until a new one has arrived. */
export default function UploadInput({ what, options, ...rest }: Props) {
  return <UploadField {...rest} settings={uploadSettings(what, options)} />;
}
