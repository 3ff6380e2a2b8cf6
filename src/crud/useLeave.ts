import { useNavigate } from 'react-router';
import { usePane } from '../ui/pane/PaneContext';

/** Ends the page: closes its tab and goes to an address, which without a query is that page as it was left. */
export function useLeave(): (to: string) => void {
  const pane = usePane();
  const navigate = useNavigate();
  return (to) => (pane ? pane.leave(to) : void navigate(to));
}
