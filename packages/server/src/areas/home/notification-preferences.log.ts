import type { LogNotes } from '#audit/log-notes.ts'

export const notificationPreferencesLog: LogNotes<'notificationPreferences'> = {
  family: 'notificationPreferences',
  silent: {
    update: 'what one wants to be told is one’s own',
  },
}
