import { useEffect, useRef } from 'react';

/** A command of the page on screen, for the command palette. */
export interface PageCommand {
  /** Unique on its page, and the same when the page is opened again. */
  readonly id: string;
  readonly label: string;
  /** Its subject: the label of the resource. */
  readonly hint: string;
  readonly run: () => void;
}

const pages = new Set<() => readonly PageCommand[]>();

/** The commands of the pages on screen; those of hidden tabs are not among them. */
export function pageCommands(): readonly PageCommand[] {
  return [...pages].flatMap((read) => read());
}

/** Offers a page's commands for as long as the page is on screen. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const read = () => latest.current;
    pages.add(read);
    return () => {
      pages.delete(read);
    };
  }, []);
}
