import { FormDialog } from '@/src/crud/actions/FormDialog';
import { text } from '@/src/ui/fields/text';
import { volunteerRules } from '../../volunteer/volunteer';

interface Props {
  readonly name: string;
  readonly close: () => void;
  readonly onName: (name: string) => void;
}

const fields = { name: text(volunteerRules.name) };

/** 重命名 of a scheme (E3). */
export default function RenameDialog({ name, close, onName }: Props) {
  return (
    <FormDialog
      title="重命名方案"
      width={360}
      fields={fields}
      initial={{ name }}
      onSend={async (values) => {
        onName((values.name ?? '').trim());
        close();
      }}
      close={close}
    />
  );
}
