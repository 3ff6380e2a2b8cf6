import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { createTestClient } from '../testClient';

/**
 * Permissions of each demo account, by resource (screens-platform, 8.3; decision 5; verbs from the catalogues).
 */
const holdings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  admin: { '*': '*:*' },
  xinren: {},
  yunying: {
    'customer:store': 'list show create edit status export',
    'customer:account-config': 'list',
    'customer:site': 'list edit',
    'customer:domain': 'create edit',
    'customer:app': 'list show',
    'operations:system-updates': 'list show create edit delete publish',
    'operations:brochure': 'list show create edit delete publish export',
    'operations:college-data': 'list show create edit delete check import export',
    'operations:consult': 'list show reply assign close publish delete export',
    'operations:good-service': 'list show create edit delete publish',
    'operations:headlines': 'list show delete publish top export',
    'operations:recommendations': 'list show create edit delete',
    'operations:service': 'list show create edit delete sale price export',
    'operations:school-data': 'list show create edit delete sync merge import export',
    'operations:specialty': 'list show create edit delete import export',
    'operations:users': 'list show edit tag mute plain export',
    'operations:resource-categories': 'list create edit delete',
    'operations:resources': 'show create edit delete download',
    'operations:marketing-categories': 'list create edit delete',
    'operations:galleries': 'list show create edit delete download',
    'operations:create': 'list',
    'operations:edit-info': 'list',
    'score:countdown': 'list create edit delete',
    'score:line': 'list create edit delete try',
    'show:agreement': 'list show create edit',
    'show:link': 'list create edit delete',
    'show:network': 'list create edit delete',
    'show:privacy': 'list show create edit',
    'show:website': 'list edit',
    'management:client-data': 'list show create edit delete assign follow convert merge plain import export',
    'management:memo': 'list create edit delete assign',
    'management:message': 'list send',
    'management:user-list': 'list show vip plain export',
    'management:notices': 'list show create edit delete publish receipt',
    'management:work-order-list': 'list show accept assign finish reject reply export',
    'management:card-data': 'list show bind unbind freeze void extend secret export',
    'management:card-record': 'list show export',
    'system:notice': 'list query',
    'system:user-date': 'list export',
    'system:memo': 'list create edit delete',
    'system:update-log': 'list',
    'upload:file': 'list create edit delete download',
    'upload:image': 'list create edit delete',
    'upload:title': 'list show create edit delete',
  },
  caiwu: {
    'customer:store': 'list show export',
    'finance:institution-details': 'list show reverse export',
    'finance:invoices': 'list show create edit delete issue reject red resend export',
    'finance:management': 'list show create edit delete match close export',
    'finance:withdrawals': 'list show create cancel audit pay plain export',
    'finance:financial-balance': 'list show adjust limit freeze reconcile recharge export',
    'management:message': 'list',
    'management:work-order-list': 'list show accept assign finish reject reply export',
    'management:card-data': 'list',
    'management:card-record': 'list',
    'system:notice': 'list',
    'system:memo': 'list create edit delete',
    'system:update-log': 'list',
    'system:recharge': 'list show end export',
  },
  zhuanjia: {
    'expert:filling': 'list edit fill export mobile close vip',
    'expert:report': 'list create export deliver',
    'expert:appointment': 'list create edit confirm finish',
    'expert:order': 'list edit pay cancel export',
    'expert:volunteer': 'list detail export copy share review void final',
    'expert:major': 'recommend edit export',
    'score:compare': 'list',
    'score:stage': 'list',
    'management:message': 'list',
    'management:work-order-submission': 'list',
    'system:notice': 'list',
    'system:memo': 'list create edit delete',
    'system:update-log': 'list',
  },
  jigou: {
    'customer:account-config': 'list',
    'customer:site': 'list edit',
    'customer:domain': 'create edit delete',
    'customer:permission': 'list create edit delete save',
    'customer:available-menu': 'list',
    'finance:institution-details': 'list show export',
    'finance:invoices': 'list show create edit delete export',
    'finance:withdrawals': 'list show create cancel export',
    'finance:financial-balance': 'list show recharge export',
    'management:message': 'list',
    'management:notices': 'list show',
    'management:work-order-submission': 'list create edit delete',
    'management:work-order-list': 'list show reply',
    'management:card-data': 'list show bind export',
    'management:card-record': 'list show export',
    'management:card-release': 'list show apply export',
    'system:memo': 'list create edit delete',
  },
};

test.each(Object.entries(holdings))(
  '%s holds exactly what the catalogue gives',
  async (userName, holding) => {
    const { as } = createTestClient();
    const { data } = await (await as(userName)).post(platformCalls.ruleList.path);
    const { permissions } = z.looseObject({ permissions: z.array(z.string()) }).parse(data);
    const expected = Object.entries(holding).flatMap(([resource, verbs]) =>
      verbs.split(' ').map((verb) => `${resource}:${verb}`),
    );
    expect(permissions).toEqual(expected.sort());
  },
);

test('the newcomer has no menu', async () => {
  const { as } = createTestClient();
  const { data } = await (await as('xinren')).post(platformCalls.ruleList.path);
  expect(data).toEqual({ permissions: [], data: [] });
});

test('[Q2] an expert who compares data has the page that its rows lead to', async () => {
  const { as } = createTestClient();
  const { data } = await (await as('zhuanjia')).post(platformCalls.ruleList.path);
  expect(JSON.stringify(data)).toContain('"score/compare/detail"');
});
