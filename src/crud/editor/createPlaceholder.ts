import type { ImageUpload, ImageUploads } from './imageUploads';

/**
 * The element in the place of a coming picture: its name and progress, after a failure its commands. `stop` ends its
 * following of the upload.
 */
export function createPlaceholder(
  uploads: ImageUploads,
  id: string,
): { element: HTMLElement; stop: () => void } {
  const element = document.createElement('span');
  element.className = 'upload-placeholder';
  element.contentEditable = 'false';
  element.setAttribute('role', 'group');
  let phase = '';
  const draw = () => {
    const upload = uploads.get().find((each) => each.id === id);
    if (!upload) return;
    if (phase !== upload.state.phase) {
      phase = upload.state.phase;
      element.dataset.phase = phase;
      element.setAttribute('aria-label', upload.name);
      element.replaceChildren(...parts(uploads, upload));
    }
    showPercent(element, upload);
  };
  draw();
  return { element, stop: uploads.subscribe(draw) };
}

function showPercent(element: HTMLElement, { state }: ImageUpload): void {
  const bar = element.querySelector('progress');
  if (bar && state.phase === 'sending') bar.value = state.percent;
}

function parts(uploads: ImageUploads, { id, name, state }: ImageUpload): HTMLElement[] {
  if (state.phase === 'failed')
    return [
      text(`图片插入失败：${name}`, 'alert'),
      button('重试', () => uploads.retry(id)),
      button('移除', () => uploads.remove(id)),
    ];
  const bar = document.createElement('progress');
  bar.max = 100;
  bar.setAttribute('aria-label', `上传 ${name}`);
  return [text(`正在上传 ${name}`, 'status'), bar, button('取消', () => uploads.remove(id))];
}

function text(words: string, role: string): HTMLElement {
  const element = document.createElement('span');
  element.setAttribute('role', role);
  element.textContent = words;
  return element;
}

function button(words: string, onClick: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = words;
  element.addEventListener('click', onClick);
  return element;
}
