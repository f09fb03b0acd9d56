import type { LogNotes } from '#audit/log-notes.ts'

export const notificationsLog: LogNotes<'notifications'> = {
  family: 'notifications',
  silent: {
    destroy: 'one’s own inbox',
    read: 'one’s own inbox',
  },
}
