import type { AreaDashboard } from '#patterns/dashboard/part.ts'
import { useWaitingMails } from './waiting-mails.ts'

export const dashboard = {
  waiting: [
    {
      title: 'mails',
      rank: 60,
      state: 'attention',
      href: '/users?mails=undelivered',
      useWaiting: useWaitingMails,
    },
  ],
} satisfies AreaDashboard
