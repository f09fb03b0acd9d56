import { blacklistRemovals } from '@portal/sdk/main'
import { type AreaInbox, eachOf } from '#patterns/inbox/part.ts'

export const inbox = {
  blacklistRemovals: {
    href: () => '/listas/listaNegra?tab=removals',
    touches: ['dashboard', 'blacklistEntries', 'blacklists'],
    decide: (of, items, { decision, comment: reason = '' }) =>
      eachOf(items, ({ id }) =>
        decision === 'approve'
          ? of(blacklistRemovals).approve(id)
          : of(blacklistRemovals).reject(id, { reason }),
      ),
  },
} satisfies AreaInbox
