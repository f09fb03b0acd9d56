import { accessRequests } from '@portal/sdk/main'
import { type AreaInbox, eachOf } from '#patterns/inbox/part.ts'

export const inbox = {
  accessRequests: {
    href: ({ person }) =>
      `/admin/solicitudes?tab=access&state=pending&search=${encodeURIComponent(person.displayName)}`,
    isPermission: true,
    touches: ['dashboard', 'users'],
    // Whoever gives a permission says the password first: that is no slip, and is not taken back but revoked.
    decide: (of, items, { decision, comment: reason = '' }) =>
      eachOf(items, ({ id }) =>
        decision === 'approve'
          ? of(accessRequests).approve(id, {})
          : of(accessRequests).reject(id, { reason }),
      ),
  },
} satisfies AreaInbox
