import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../kit/useTexts';
import type { OwnPageProps } from '../../model/ownPage';
import { BasicForm } from './BasicForm';
import { LoginRecords } from './LoginRecords';
import { MyPermissions } from './MyPermissions';
import { ProfileCard } from './ProfileCard';
import { profileKey, readProfile } from './profileCalls';
import { Security } from './Security';
import { TabList } from './TabList';
import { profileTexts } from './texts';
import './profile.css';

const tabs = ['basic', 'security', 'logins', 'permissions'] as const;

/**
 * The personal centre (screen A4, ROUTE-5): the person's data, which they may change, and their sign-ins and
 * permissions.
 */
export default function ProfilePage({ services, user, tree }: OwnPageProps) {
  const t = useTexts(profileTexts);
  const [params, setParams] = useSearchParams();
  const offered = tabs.filter((one) => one !== 'logins' || services.hasPlatform);
  const tab = offered.find((one) => one === params.get('tab')) ?? 'basic';
  const query = useQuery({ queryKey: profileKey, queryFn: () => readProfile(services.send) });
  const { data: profile } = query;
  return (
    <div className="profile">
      <h1 className="sr-only">{t('profile.title')}</h1>
      <div className="profile-grid">
        <ProfileCard services={services} user={user} profile={profile} />
        <section className="profile-panel">
          <TabList
            label={t('profile.title')}
            tabs={offered.map((key) => ({ key, label: t(`profile.tab.${key}`) }))}
            selected={tab}
            onSelect={(key) => setParams(key === 'basic' ? {} : { tab: key }, { replace: true })}
          />
          {/* Stays while another tab is in front: typed text is not lost. */}
          <div
            role="tabpanel"
            id="profile-basic"
            aria-label={t('profile.tab.basic')}
            hidden={tab !== 'basic'}
          >
            {profile && <BasicForm services={services} profile={profile} />}
            {!profile && query.isError && (
              <div className="profile-failed" role="alert">
                <p>{query.error.message}</p>
                <button type="button" className="button" onClick={() => void query.refetch()}>
                  {t('profile.retry')}
                </button>
              </div>
            )}
          </div>
          {tab !== 'basic' && (
            <div role="tabpanel" id={`profile-${tab}`} aria-label={t(`profile.tab.${tab}`)}>
              {tab === 'security' && (
                <Security {...(services.hasPlatform && { mobile: profile?.phonenumber ?? user.mobile })} />
              )}
              {tab === 'logins' && <LoginRecords send={services.send} />}
              {tab === 'permissions' && <MyPermissions services={services} user={user} tree={tree} />}
            </div>
          )}
        </section>
      </div>
    </div>
  );
}
