import { PermissionScreen } from '@/resources/access/permissions/PermissionScreen';
import { customerEndpoints } from '../endpoints';

const { operations } = customerEndpoints['customer/default-permission'];
const scope = { operations, storeId: 0 };

/** 默认权限 (screen C5): the roles that every new institution begins with. */
export default function DefaultPermissionPage() {
  return (
    <PermissionScreen
      scope={scope}
      back="/customer/list"
      info="修改后，所有仍使用默认权限的机构角色会同步更新"
      saveQuestion={({ storeCount }) =>
        storeCount === undefined ? undefined : `将同步影响 ${storeCount} 个机构，确认保存吗？`
      }
    />
  );
}
