import ReasonDialog from '../../detail/ReasonDialog';
import { volunteerRules } from '../../volunteer/volunteer';
import { useSubmit } from '../bar/useSubmit';

/** Takes a table that is under review or final back to a draft, for a reason. */
export default function ReopenDialog({ close }: { close: () => void }) {
  const { reopen } = useSubmit();
  return <ReasonDialog title="重新填报" rule={volunteerRules.reopening} close={close} onReason={reopen} />;
}
