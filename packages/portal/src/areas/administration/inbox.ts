import { accessRequests } from '@portal/sdk/main'
import { type AreaInbox, eachOf } from '#patterns/inbox/part.ts'

export const inbox = {
  accessRequests: {
    href: ({ person }) =>
      `/admin/solicitudes?tab=access&state=pending&search=${encodeURIComponent(person.displayName)}`,
    isPermission: true,
    touches: ['dashboard', 'users'],
    // Granting a permission requires the password: it is deliberate, so it is revoked rather than undone.
    decide: (of, items, { decision, comment: reason = '' }) =>
      eachOf(items, ({ id }) =>
        decision === 'approve'
          ? of(accessRequests).approve(id, {})
          : of(accessRequests).reject(id, { reason }),
      ),
  },
} satisfies AreaInbox
