import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import type { User } from '@/providers/auth/user';
import { isGivenUp } from '@/providers/http/errors';
import { uploadImage } from '@/providers/http/upload';
import { Initial } from '../../kit/Initial';
import { useTexts } from '../../kit/useTexts';
import type { Services } from '../../model/services';
import { AvatarEditor } from './AvatarEditor';
import { accepted, problemOf } from './avatarFile';
import { profileKey, saveAvatar, saveProfile } from './profileCalls';
import { profileTexts } from './texts';

const avatarTexts = {
  'profile.avatar': '头像',
  'profile.avatar.change': '更换头像',
  'profile.avatar.sending': '上传中…',
  'profile.avatar.failed': '上传图片失败',
} as const;

interface AvatarProps {
  readonly services: Services;
  readonly user: User;
  /** Address as the server keeps it; empty where there is none. */
  readonly address: string;
}

/**
 * The person's picture, or the initial of their name; another one is chosen, cut square and uploaded (FILE-1, VAL-4).
 */
export function Avatar({ services, user, address }: AvatarProps) {
  const t = useTexts({ ...profileTexts, ...avatarTexts });
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const { mutate, isPending } = useSaveAvatar(services, user, {
    saved: t('profile.saved'),
    failed: t('profile.avatar.failed'),
  });
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Allows to choose the same file again.
    currentTarget.value = '';
    if (!file) return;
    const problem = problemOf(file);
    if (problem === undefined) setChosen(file);
    else services.notifier.notify('error', problem);
  };
  return (
    <div className="profile-avatar">
      {address === '' ? (
        <Initial name={user.realName} size={96} />
      ) : (
        <img src={services.imageUrl(address)} alt={t('profile.avatar')} width="96" height="96" />
      )}
      <input
        ref={picker}
        type="file"
        accept={accepted}
        hidden
        aria-label={t('profile.avatar')}
        onChange={choose}
      />
      <button type="button" className="button" disabled={isPending} onClick={() => picker.current?.click()}>
        {isPending ? t('profile.avatar.sending') : t('profile.avatar.change')}
      </button>
      {chosen && (
        <AvatarEditor
          file={chosen}
          onFailed={(problem) => services.notifier.notify('error', problem)}
          onCut={mutate}
          close={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

/** Uploads a picture and makes it the person's, here and in the session. */
function useSaveAvatar(
  { send, overrides, session, notifier, hasPlatform }: Services,
  { storeId }: User,
  words: { saved: string; failed: string },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (image: File) => {
      if (!hasPlatform) return saveAvatar(send, image);
      const { url } = await uploadImage(send, { image, storeId }, { quiet: true });
      await saveProfile({ send, overrides }, { avatar: url });
      return url;
    },
    onSuccess: (avatar) => {
      session.updateUser({ avatar });
      notifier.notify('success', words.saved);
      return queries.invalidateQueries({ queryKey: profileKey });
    },
    onError: (error) => isGivenUp(error) || notifier.notify('error', words.failed),
  });
}
