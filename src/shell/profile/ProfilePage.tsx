import type { User } from '@/providers/auth/user';
import './profile.css';

/** The personal centre: who is signed in, as the sign-in answer said (ROUTE-5). */
export default function ProfilePage({ user }: { user: User }) {
  const lines = [
    ['姓名', user.realName],
    ['登录账号', user.name],
    ['手机号', user.mobile],
    ['角色', user.roles.join('、')],
  ];
  return (
    <section className="profile" aria-label="个人中心">
      <h1>个人中心</h1>
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
