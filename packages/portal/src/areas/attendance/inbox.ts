import { clockCorrections } from '@portal/sdk/intranet'
import { type AreaInbox, eachOf } from '#patterns/inbox/part.ts'

export const inbox = {
  clockCorrections: {
    href: ({ person, startsOn }) => `/admin/accesos/accesosEmpleados?day=${person.id}:${startsOn ?? ''}`,
    touches: ['workdays', 'clockEntries', 'monthSheets', 'dashboard'],
    decide: (of, items, { decision, comment: reason }) =>
      eachOf(items, ({ id }) =>
        of(clockCorrections).hold(
          id,
          decision === 'approve'
            ? { as: 'approved' }
            : { as: 'rejected', ...(reason === undefined ? {} : { reason }) },
        ),
      ),
    release: (of, ids) => eachOf(ids, (id) => of(clockCorrections).release(id)),
  },
} satisfies AreaInbox
