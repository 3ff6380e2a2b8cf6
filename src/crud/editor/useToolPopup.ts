import type { Editor } from '@tiptap/core';
import { useState } from 'react';

/** The tools that open choices of their own. */
type PopupTool = 'colour' | 'link' | 'table';

/** Properties of a tool's popup. */
export interface ToolPopup {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The open popup of an editor's tools. The focus may stay in the text, where the popup itself gets no keys. */
export function useToolPopup(editor: Editor) {
  const [opened, setOpened] = useState<PopupTool>();
  const popupOf = (tool: PopupTool): ToolPopup => ({
    open: opened === tool,
    onOpenChange: (open) => setOpened((now) => (open ? tool : now === tool ? undefined : now)),
  });
  /** Closes the popup by Escape, which does nothing else; returns whether one was open. */
  const closeByEscape = (event: Pick<KeyboardEvent, 'key' | 'stopPropagation'>): boolean => {
    if (opened === undefined || event.key !== 'Escape') return false;
    event.stopPropagation();
    setOpened(undefined);
    editor.commands.focus();
    return true;
  };
  return { popupOf, closeByEscape };
}
