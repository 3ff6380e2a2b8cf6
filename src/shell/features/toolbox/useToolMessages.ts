import { type RefObject, useEffect, useEffectEvent } from 'react';
import { originOf, type ReplyMessage, readToolMessage, type ToolMessage } from './toolMessage';

/** The window of the tool, and its address. */
export interface ToolPlace {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly address: string;
}

/** Listens to the tool's messages; all other senders are ignored (TBX-5). */
export function useToolMessages(place: ToolPlace, onMessage: (message: ToolMessage) => void): void {
  const onEvent = useEffectEvent((event: MessageEvent) => {
    const from = { source: place.frame.current?.contentWindow, origin: originOf(place.address) };
    const message = readToolMessage(event, from);
    if (message) onMessage(message);
    // biome-ignore lint/suspicious/noConsole: the one trace of what was ignored, for anyone who builds a tool
    else console.debug(`[toolbox] ignored a message from ${event.origin}`);
  });
  useEffect(() => {
    const hear = (event: MessageEvent) => onEvent(event);
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
}

/** Sends a message to the tool; it does not arrive where the frame shows another origin than the toolbox's. */
export function tell({ frame, address }: ToolPlace, message: ReplyMessage): void {
  frame.current?.contentWindow?.postMessage(message, originOf(address));
}
