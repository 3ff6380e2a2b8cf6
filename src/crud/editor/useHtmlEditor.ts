import type { Editor } from '@tiptap/core';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ImageLimits, readEditorImage } from '../../lib/editorImage';
import { isBlankHtml } from '../../lib/htmlText';
import { purifyHtml } from '../../lib/purifyHtml';
import { useServices } from '../../services/useServices';
import { notePending } from '../uploads/pendingUploads';
import { createUpload } from '../uploads/targets';
import { queueOf } from '../uploads/uploadQueue';
import { useUnsavedUploads } from '../uploads/useUnsavedUploads';
import {
  beginStep,
  createHtmlEditor,
  forgetImage,
  forgetLost,
  lostInside,
  placeImage,
} from './createHtmlEditor';
import { createImageUploads, type ImageUploads, picturesUnderway } from './imageUploads';
import { useEditorConfig } from './useEditorConfig';

interface Given {
  /** Id of the field in its form. */
  readonly id: string | undefined;
  readonly value: string;
  readonly onChange: ((value: string) => void) | undefined;
  readonly disabled: boolean;
  /** Attributes of the element that is typed into. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Called when another text was put in from outside. */
  readonly onReplaced: () => void;
  /** Called after a paste with its left-out parts, in words; with none at the next change. */
  readonly onCleaned: (lost: readonly string[]) => void;
}

/** The engine of one HTML editor, its uploads, and the place for it. */
export interface HtmlEditorParts {
  readonly editor: Editor;
  readonly uploads: ImageUploads;
  /** For the element that the text is drawn in. */
  readonly place: (element: HTMLElement | null) => void;
  /** Limits for its pictures. */
  readonly limits: ImageLimits;
  /** Passes a text of the source view on, sanitised. */
  readonly tellSource: (source: string) => void;
  /** Makes the source view's text the engine's, sanitised. Returns its left-out parts, in words. */
  readonly loadSource: (source: string) => readonly string[];
}

/**
 * Keeps one engine for the form's life. A hidden tab takes it out of the page, but keeps its text, its history and its
 * running uploads. A text that is only loaded and looked at is never returned, however the engine writes it.
 */
export function useHtmlEditor(given: Given): HtmlEditorParts {
  const services = useServices();
  const settings = useEditorConfig();
  const form = Form.useFormInstance();
  const latest = useRef({ ...services, ...settings, ...given });
  useLayoutEffect(() => {
    latest.current = { ...services, ...settings, ...given };
  });
  const [{ editor, uploads, link }] = useState(() => createParts(given.value, latest));
  const [element, place] = useState<HTMLElement | null>(null);

  const { id, value, disabled, attributes } = given;
  useUnsavedUploads(uploads, picturesUnderway);
  useEffect(() => notePending(form, id, () => uploads.get().length > 0), [form, id, uploads]);
  const dress = useEffectEvent((_looks: string) => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
    editor.setEditable(!disabled, false);
  });
  const looks = JSON.stringify([attributes, disabled]);
  useEffect(() => dress(looks), [looks]);

  useEffect(() => {
    if (!element) return;
    editor.mount(element);
    return () => editor.unmount();
  }, [editor, element]);

  // The browser focuses only inputs by their labels.
  useEffect(() => {
    const focus = ({ target }: MouseEvent) => {
      if (id && target instanceof Element && target.closest('label')?.htmlFor === id) editor.commands.focus();
    };
    document.addEventListener('click', focus);
    return () => document.removeEventListener('click', focus);
  }, [editor, id]);

  const replace = useEffectEvent((next: string) => {
    if (link.load(editor, next)) given.onReplaced();
  });
  useEffect(() => replace(value), [value]);

  return {
    editor,
    uploads,
    place,
    limits: settings.limits,
    tellSource: (source) => link.tell(sanitised(source)),
    loadSource: (source) => {
      const html = sanitised(source);
      const lost = lostInside(editor, source, html);
      if (lost.length > 0 || html !== valueIn(editor)) {
        beginStep(editor);
        editor.commands.setContent(html, { emitUpdate: true });
      }
      return lost;
    },
  };
}

/** The line ends between blocks are the source view's own. */
function sanitised(source: string): string {
  const html = purifyHtml(source.replace(/>\n(?=<)/g, '>')).trim();
  return isBlankHtml(html) ? '' : html;
}

type Latest = {
  readonly current: ReturnType<typeof useServices> & ReturnType<typeof useEditorConfig> & Given;
};

function createParts(html: string, latest: Latest) {
  const link = createLink(html, (value) => latest.current.onChange?.(value));
  const editor = createHtmlEditor(html, {
    uploads: () => uploads,
    imageUrl: (stored) => latest.current.imageUrl(stored),
    onChange: () => link.tell(valueIn(editor)),
    onLost: (count) => latest.current.notify('warning', `${count} 张图片无法随文字粘贴，请单独复制或上传`),
    onCleaned: (lost) => latest.current.onCleaned(lost),
  });
  link.begin(editor);
  const uploads = createImageUploads({
    check: (file) => readEditorImage(file, latest.current.limits),
    queue: queueOf(latest.current.transfers),
    upload: (image) => {
      const { urlPrefix, ...services } = latest.current;
      const send = createUpload('image', services, image);
      return async (control) => {
        const url = await send(control);
        return urlPrefix && !/^(https?:)?\/\//i.test(url) ? urlPrefix + url : url;
      };
    },
    onArrived: (id, { address, name }) =>
      placeImage(editor, id, { src: address, alt: name.replace(/\.[^.]+$/, '') }),
    onGone: (id) => forgetImage(editor, id),
    complain: (text) => latest.current.notify('error', text),
  });
  uploads.subscribe(() => forgetLost(editor, uploads));
  return { editor, uploads, link };
}

/** The text as it is passed on: empty where nothing is visible. */
function valueIn(editor: Editor): string {
  const html = editor.getHTML();
  return isBlankHtml(html) ? '' : html;
}

/**
 * Connects the value outside and the engine's text. The engine writes HTML in its own way. While its text equals the
 * one that it made of the loaded value, that value stays, to the letter.
 */
function createLink(first: string, onChange: (value: string) => void) {
  let loaded = { value: first, html: '' };
  let told = first;
  return {
    begin: (editor: Editor) => {
      loaded = { value: first, html: valueIn(editor) };
    },
    /** Passes the text on where it has changed. */
    tell: (html: string) => {
      const value = html === loaded.html ? loaded.value : html;
      if (value === told) return;
      told = value;
      onChange(value);
    },
    /** Loads a value that did not come from here; returns whether it was one. */
    load: (editor: Editor, value: string): boolean => {
      if (value === told) return false;
      editor.commands.setContent(purifyHtml(value), { emitUpdate: false });
      loaded = { value, html: valueIn(editor) };
      told = value;
      return true;
    },
  };
}
