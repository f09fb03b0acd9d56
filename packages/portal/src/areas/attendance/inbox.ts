import { clockCorrections, dayIncidents } from '@portal/sdk/intranet'
import { type AreaInbox, eachOf, requestsOf } from '#patterns/inbox/part.ts'
import { lookedAtFamilies } from './looked-at-families.ts'

export const inbox = {
  clockCorrections: {
    // What somebody else asks for a person waits for that person, on their own page.
    href: ({ person, askedBy, startsOn }) =>
      `${askedBy.id === person.id ? '/admin/accesos/accesosEmpleados' : '/accesos'}?day=${person.id}:${startsOn ?? ''}`,
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
  monthSheets: {
    href: ({ startsOn }) => `/accesos?tab=month&month=${startsOn?.slice(0, 7) ?? ''}`,
    touches: [],
    // A month is confirmed on its own page, where its figures are visible.
    decide: () => Promise.resolve([]),
  },
  dayIncidents: {
    href: ({ person, startsOn }) => `/admin/accesos/accesosEmpleados?day=${person.id}:${startsOn ?? ''}`,
    touches: [...lookedAtFamilies],
    decide: (of, items, { decision, comment = null }) =>
      eachOf(requestsOf(items), ({ id, version }) =>
        of(dayIncidents).decide(id, {
          ...{ version, comment, hold: true },
          decision: decision === 'approve' ? 'accepted' : 'rejected',
        }),
      ),
    release: (of, ids) => of(dayIncidents).release({ ids: [...ids] }),
  },
} satisfies AreaInbox
