import type { Insertable } from 'kysely'
import type { NotificationsTable } from '#db/schema/notifications.ts'
import { demoId } from './random.ts'

type Notice = Insertable<NotificationsTable>

type Named = { id: string; displayName: string }

/** The history of an incident, as far as people were notified of it. */
export type NotifiedIncident = {
  id: string
  title: string
  reporterId: string
  /** Who works on it, and who assigned it, if not themselves. */
  assignee: Named | undefined
  assignedBy: Named | undefined
  createdAt: Date
  /** When each public answer was written. */
  answeredAt: readonly Date[]
  resolvedAt: Date | undefined
}

/** By whom, when, and the ordinal among its kind. */
type NoticeParts = { by: Named; at: Date; place?: number }

/** The notifications about incidents, as if they had been created in the portal. */
export function incidentNotices(incidents: readonly NotifiedIncident[]): Notice[] {
  return incidents.flatMap(
    ({ id, title, reporterId, assignee, assignedBy, createdAt, answeredAt, resolvedAt }) => {
      if (assignee === undefined) return []
      const noticeOf = (
        kind: Notice['kind'],
        userId: string,
        { by, at, place = 0 }: NoticeParts,
      ): Notice => ({
        ...{ id: demoId('incident notice', `${title} ${kind} ${place}`), userId, kind },
        data: JSON.stringify({ incident: title, person: by.displayName }),
        link: `/dashboard?incident=${id}`,
        ...{ createdAt: at, shownAt: at, readAt: null },
      })
      return [
        ...(assignedBy
          ? [noticeOf('incidents.assigned', assignee.id, { by: assignedBy, at: createdAt })]
          : []),
        ...answeredAt.map((at, place) =>
          noticeOf('incidents.answered', reporterId, { by: assignee, at, place }),
        ),
        ...(resolvedAt ? [noticeOf('incidents.resolved', reporterId, { by: assignee, at: resolvedAt })] : []),
      ]
    },
  )
}
