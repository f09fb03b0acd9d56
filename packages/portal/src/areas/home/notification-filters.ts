import { useTranslation } from 'react-i18next'
import type { NotificationKind } from '@portal/sdk'
import { readMany, readRange, type Filter } from '@portal/ui-kit'
import type { TableQuery } from '#patterns/table-query.ts'

/** Every kind there is; the contract's own list, in the order of the filters. */
export const notificationKinds = [
  'loads.completed',
  'loads.failed',
  'loads.undone',
  'loads.sourceFailed',
  'access.requested',
  'access.decided',
  'access.granted',
  'access.revoked',
  'access.secondFactorReset',
  'agents.message',
  'agents.moved',
  'agents.stopped',
  'agents.breakDue',
  'agents.breakTurn',
  'incidents.assigned',
  'incidents.answered',
  'incidents.resolved',
  'incidents.justified',
  'clock.correctionAsked',
  'clock.correctionDecided',
  'clock.corrected',
  'clock.packageReady',
  'clock.recordGranted',
  'clock.monthSummary',
  'clock.monthReopened',
  'clock.incidentJustified',
  'clock.incidentDecided',
  'reports.ready',
  'reports.scheduled',
  'reports.failed',
  'reports.shared',
  'vacations.asked',
  'vacations.decided',
  'vacations.entered',
  'vacations.cancelled',
  'vacations.endsEarly',
  'absences.asked',
  'absences.decided',
  'absences.entered',
  'absences.proofDue',
  'absences.notJustified',
  'adaptations.asked',
  'adaptations.decided',
  'vacations.placeOffered',
  'vacations.placeGranted',
  'vacations.waitingEnded',
  'vacations.answersLate',
  'telework.offered',
  'telework.answered',
  'telework.reversed',
  'payslips.published',
  'payslips.due',
  'approvals.delegated',
  'approvals.standInNamed',
  'blacklists.removalAsked',
  'blacklists.removalDecided',
  'openings.late',
  'tickets.escalated',
] as const satisfies readonly NotificationKind[]

/** What the list of notifications may be asked. */
export const notificationRules = {
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  filters: ['unread', 'kind', 'day'],
} as const

/** What narrows the list. */
export function useNotificationFilters(): readonly Filter[] {
  const { t } = useTranslation('notifications')
  const options = notificationKinds.map((id) => ({ id, label: t(`kinds.${id}`) }))
  return [
    { kind: 'yes-no', id: 'unread', label: t('unread'), isAlwaysShown: true },
    { kind: 'many-of', id: 'kind', label: t('kind'), options, isAlwaysShown: true },
    { kind: 'date-range', id: 'day', label: t('day') },
  ]
}

type Asked = Pick<TableQuery<'createdAt', string>, 'page' | 'perPage' | 'sort' | 'search'>

/** What the service is asked, of what stands in the address. */
export function notificationAsk(
  { page, perPage, sort, search }: Asked,
  filters: Readonly<Record<string, string>>,
) {
  const chosen = readMany(filters.kind ?? '')
  const { from, to } = readRange(filters.day ?? '')
  return {
    page,
    perPage,
    sort,
    search,
    kind: notificationKinds.filter((kind) => chosen.includes(kind)),
    ...(filters.unread === undefined ? {} : { unread: filters.unread === 'true' }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  }
}
