/** A step of a form that is filled in step by step. */
export interface FormStep {
  readonly title: string;
  /** Names of groups. */
  readonly groups: readonly string[];
}
