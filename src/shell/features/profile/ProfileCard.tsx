import type { User } from '@/providers/auth/user';
import { useTexts } from '../../kit/useTexts';
import type { Services } from '../../model/services';
import { Avatar } from './Avatar';
import type { Profile } from './profileCalls';
import { profileTexts } from './texts';

interface ProfileCardProps {
  readonly services: Services;
  readonly user: User;
  /** Undefined until it has arrived; the sign-in response is used meanwhile. */
  readonly profile: Profile | undefined;
}

/** The signed-in person: picture, names, roles, institution. */
export function ProfileCard({ services, user, profile }: ProfileCardProps) {
  const t = useTexts(profileTexts);
  const lines = [
    [t('profile.name'), profile?.nickName ?? user.realName],
    [t('profile.account'), profile?.userName ?? user.name],
    [t('profile.mobile'), profile?.phonenumber ?? user.mobile],
    [t('profile.role'), profile ? profile.roleGroup || t('profile.role.none') : ''],
    [t('profile.post'), profile?.postGroup ?? ''],
    [t('profile.store'), profile?.storeName ?? ''],
    [t('profile.dept'), profile?.deptName ?? ''],
    [t('profile.created'), profile?.createTime ?? ''],
  ];
  return (
    <section className="profile-card" aria-label={t('profile.card')}>
      <Avatar services={services} user={user} address={profile?.avatar ?? user.avatar} />
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
