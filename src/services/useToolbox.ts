import { createContext, use, useEffect } from 'react';

/** Values of the candidate that a screen gives the toolbox, in the order of the address (screens-expert, T1). */
export type ToolboxValues = {
  readonly provinceId?: number;
  readonly year?: number;
  readonly subjectType?: number;
  readonly mode?: number;
  readonly category?: number;
  readonly score?: number;
  readonly rank?: number;
  readonly subjects?: readonly string[];
};

/** A row that the toolbox offers for the table of choices. */
export interface ToolboxChoice {
  readonly schoolCode: string;
  readonly groupCode: string | undefined;
  readonly majorCode: string | undefined;
}

/** The result of adding a choice; the text is shown inside the toolbox. */
export interface ChoiceResult {
  readonly ok: boolean;
  readonly text: string;
}

/** A screen that the toolbox works for. */
export interface Workbench {
  readonly values: ToolboxValues;
  readonly addChoice: (choice: ToolboxChoice) => ChoiceResult | Promise<ChoiceResult>;
}

/** The place of the open workbench; at most one. */
export interface WorkbenchPlace {
  get(): Workbench | undefined;
  /** Puts a workbench there; returns a function that removes it. */
  put(workbench: Workbench): () => void;
}

/** Creates an empty place. */
export function createWorkbenchPlace(): WorkbenchPlace {
  let standing: Workbench | undefined;
  return {
    get: () => standing,
    put(workbench) {
      standing = workbench;
      return () => {
        if (standing === workbench) standing = undefined;
      };
    },
  };
}

/** Undefined outside of the application. */
export const WorkbenchContext = createContext<WorkbenchPlace | undefined>(undefined);

/**
 * Makes a screen the one that the toolbox works for, for as long as it is on screen. `workbench` should keep its
 * identity while nothing changes.
 */
export function useToolbox(workbench: Workbench): void {
  const place = use(WorkbenchContext);
  useEffect(() => place?.put(workbench), [place, workbench]);
}
