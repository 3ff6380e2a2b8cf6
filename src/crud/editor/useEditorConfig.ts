import { useQuery } from '@tanstack/react-query';
import { type EditorConfig, fetchEditorConfig } from '@/providers/data/editorConfig';
import { htmlImageLimits, type ImageLimits } from '../../lib/editorImage';
import { useServices } from '../../services/useServices';

/** Limits of the HTML editor's pictures, and the prefix of the addresses of uploaded ones. */
export interface EditorSettings {
  readonly limits: ImageLimits;
  readonly urlPrefix: string;
}

/**
 * The server's configuration of the HTML editor (FILE-5), read once. The usual one until it has come, and where it does
 * not come. The server may allow less than VAL-5, never more.
 */
export function useEditorConfig(): EditorSettings {
  const { send } = useServices();
  const { data } = useQuery({
    queryKey: ['editor-config'],
    queryFn: ({ signal }) => fetchEditorConfig(send, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ? settingsOf(data) : { limits: htmlImageLimits, urlPrefix: '' };
}

function settingsOf({ imageMaxSize, imageTypes, imageUrlPrefix }: EditorConfig): EditorSettings {
  const { types, maxBytes } = htmlImageLimits;
  return {
    limits: {
      types: types.filter((type) => imageTypes?.includes(type) ?? true),
      maxBytes: Math.min(maxBytes, imageMaxSize ?? maxBytes),
    },
    urlPrefix: imageUrlPrefix,
  };
}
