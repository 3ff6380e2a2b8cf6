import { FormDialog } from '@/src/crud/actions/FormDialog';
import type { TextRule } from '@/src/lib/fieldRule';
import { textOr } from '@/src/lib/record';
import { textarea } from '@/src/ui/fields/textarea';

interface Props {
  readonly title: string;
  readonly rule: TextRule;
  readonly close: () => void;
  /** Does what needs the reason; rejects where it was refused, and the dialog stays. */
  readonly onReason: (reason: string) => Promise<unknown>;
}

/** Asks for a sentence about a table, and does what needs it. */
export default function ReasonDialog({ title, rule, close, onReason }: Props) {
  return (
    <FormDialog
      title={title}
      fields={{ reason: textarea(rule, { required: true }) }}
      onSend={({ reason }) => onReason(textOr(reason).trim()).then(close)}
      close={close}
    />
  );
}
