interface SubmitProps {
  /** The server's refusal; read out at once. */
  readonly problem: string | undefined;
  readonly sending: boolean;
  readonly idle: string;
  readonly busy: string;
}

/**
 * The end of a form: the server's refusal and the button. The button keeps the focus while the form is sent; the form
 * ignores its presses meanwhile.
 */
export function Submit({ problem, sending, idle, busy }: SubmitProps) {
  return (
    <>
      <p className="sign-problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="button button-main sign-submit" aria-disabled={sending}>
        {sending ? busy : idle}
      </button>
    </>
  );
}
