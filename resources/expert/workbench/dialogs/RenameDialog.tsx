import { FormDialog } from '@/src/crud/actions/FormDialog';
import { text } from '@/src/ui/fields/text';
import { volunteerRules } from '../../volunteer/volunteer';

interface Props {
  readonly name: string;
  /** Names of the batch's other schemes. */
  readonly taken: readonly string[];
  readonly close: () => void;
  readonly onName: (name: string) => void;
}

/** 重命名 of a scheme (E3). */
export default function RenameDialog({ name, taken, close, onName }: Props) {
  return (
    <FormDialog
      title="重命名方案"
      width={360}
      fields={{ name: text(volunteerRules.name, { rules: [notAmong(taken)] }) }}
      initial={{ name }}
      onSend={async (values) => {
        onName((values.name ?? '').trim());
        close();
      }}
      close={close}
    />
  );
}

function notAmong(taken: readonly string[]) {
  return {
    validator: async (_rule: unknown, value: unknown) => {
      if (typeof value === 'string' && taken.includes(value.trim())) throw new Error('已有同名方案');
    },
  };
}
