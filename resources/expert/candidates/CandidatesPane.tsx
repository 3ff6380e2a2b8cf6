/** The candidates of the open batch (E3), left of the table. */
export default function CandidatesPane() {
  return null;
}
