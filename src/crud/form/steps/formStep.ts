/** A step of a form that is filled in step by step. */
export interface FormStep<Group extends string = string> {
  readonly title: string;
  /** Names of groups. */
  readonly groups: readonly Group[];
}
