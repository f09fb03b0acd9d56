// Generated from `notices` in specs/ by `pnpm codegen`; the order of lines means nothing.

/** Every kind of notice. */
export const notificationKinds = [
  'access.requested',
  'access.decided',
  'access.granted',
  'access.revoked',
  'access.secondFactorReset',
  'clock.correctionAsked',
  'clock.correctionDecided',
  'clock.corrected',
  'clock.packageReady',
  'clock.recordGranted',
  'clock.monthSummary',
  'clock.monthReopened',
  'clock.incidentJustified',
  'clock.incidentDecided',
  'clock.forgotten',
  'clock.missing',
  'clock.missingTeam',
  'agents.message',
  'agents.moved',
  'agents.stopped',
  'agents.breakDue',
  'agents.breakTurn',
  'blacklists.removalAsked',
  'blacklists.removalDecided',
  'loads.completed',
  'loads.failed',
  'loads.undone',
  'loads.deleted',
  'loads.sourceFailed',
  'payslips.published',
  'payslips.due',
  'reports.ready',
  'reports.scheduled',
  'reports.failed',
  'reports.shared',
  'incidents.assigned',
  'incidents.answered',
  'incidents.resolved',
  'incidents.justified',
  'mailboxes.failed',
  'mailboxes.refused',
  'openings.late',
  'tasks.assigned',
  'tasks.answered',
  'tasks.due',
  'tasks.overdue',
  'tickets.escalated',
  'ticketWebhooks.switchedOff',
  'tickets.assigned',
  'tickets.assignedMany',
  'tickets.answered',
  'tickets.resumed',
  'tickets.undelivered',
  'absences.asked',
  'absences.decided',
  'absences.entered',
  'absences.proofDue',
  'absences.notJustified',
  'absences.documentLate',
  'absences.documentLateOf',
  'approvals.delegated',
  'approvals.standInNamed',
  'telework.offered',
  'telework.answered',
  'telework.reversed',
  'vacations.asked',
  'vacations.decided',
  'vacations.entered',
  'vacations.cancelled',
  'vacations.endsEarly',
  'vacations.placeOffered',
  'vacations.placeGranted',
  'vacations.waitingEnded',
  'vacations.noneGranted',
  'vacations.answersLate',
  'vacations.escalated',
  'vacations.expiring',
  'adaptations.asked',
  'adaptations.decided',
] as const

/** Kind of event, prefixed with its area. */
export type NotificationKind = (typeof notificationKinds)[number]

/** The names of the values that the words of each kind are filled with. */
export interface NoticeValues {
  'access.requested': 'person' | 'permission'
  'access.decided': 'permission'
  'access.granted': 'permission' | 'person'
  'access.revoked': 'permission' | 'reason'
  'access.secondFactorReset': never
  'clock.correctionAsked': 'person' | 'date'
  'clock.correctionDecided': 'person' | 'date'
  'clock.corrected': 'person' | 'date'
  'clock.packageReady': 'from' | 'until'
  'clock.recordGranted': 'person' | 'from' | 'until'
  'clock.monthSummary': 'month' | 'ordinary' | 'complementary' | 'extra'
  'clock.monthReopened': 'person' | 'month' | 'reason'
  'clock.incidentJustified': 'person' | 'date'
  'clock.incidentDecided': 'person' | 'date'
  'clock.forgotten': 'date'
  'clock.missing': 'date'
  'clock.missingTeam': 'date' | 'count'
  'agents.message': 'person' | 'text'
  'agents.moved': 'person' | 'reason'
  'agents.stopped': 'person' | 'reason'
  'agents.breakDue': 'breakType' | 'minutes'
  'agents.breakTurn': 'breakType' | 'minutes'
  'blacklists.removalAsked': 'person' | 'value' | 'reason'
  'blacklists.removalDecided': 'value'
  'loads.completed': 'load' | 'outcome' | 'records' | 'created' | 'updated' | 'unchanged' | 'duplicated' | 'excluded' | 'errors'
  'loads.failed': 'load' | 'outcome' | 'records' | 'created' | 'updated' | 'unchanged' | 'duplicated' | 'excluded' | 'errors'
  'loads.undone': 'load' | 'records' | 'kept'
  'loads.deleted': 'load' | 'records'
  'loads.sourceFailed': 'source' | 'file'
  'payslips.published': 'month'
  'payslips.due': 'month'
  'reports.ready': 'name'
  'reports.scheduled': 'name'
  'reports.failed': 'name'
  'reports.shared': 'person' | 'name'
  'incidents.assigned': 'person' | 'incident'
  'incidents.answered': 'person' | 'incident'
  'incidents.resolved': 'person' | 'incident'
  'incidents.justified': 'incident'
  'mailboxes.failed': 'mailbox'
  'mailboxes.refused': 'mailbox' | 'sender' | 'subject'
  'openings.late': 'service' | 'at'
  'tasks.assigned': 'person' | 'task'
  'tasks.answered': 'person' | 'task'
  'tasks.due': 'task'
  'tasks.overdue': 'task'
  'tickets.escalated': 'number' | 'subject' | 'at'
  'ticketWebhooks.switchedOff': 'webhook' | 'failure'
  'tickets.assigned': 'person' | 'ticket'
  'tickets.assignedMany': 'person' | 'count'
  'tickets.answered': 'person' | 'ticket'
  'tickets.resumed': 'ticket'
  'tickets.undelivered': 'ticket' | 'address'
  'absences.asked': 'person' | 'from'
  'absences.decided': 'person' | 'from'
  'absences.entered': 'person' | 'from'
  'absences.proofDue': 'from' | 'due'
  'absences.notJustified': 'from' | 'due'
  'absences.documentLate': 'from' | 'due'
  'absences.documentLateOf': 'person' | 'from' | 'due'
  'approvals.delegated': 'person' | 'from' | 'until'
  'approvals.standInNamed': 'person' | 'from' | 'until' | 'by'
  'telework.offered': 'person' | 'from'
  'telework.answered': 'person' | 'from'
  'telework.reversed': 'person' | 'until' | 'reason'
  'vacations.asked': 'person' | 'from' | 'until'
  'vacations.decided': 'person' | 'from' | 'until'
  'vacations.entered': 'person' | 'from' | 'until'
  'vacations.cancelled': 'person' | 'from' | 'until' | 'reason'
  'vacations.endsEarly': 'person' | 'until' | 'reason' | 'from'
  'vacations.placeOffered': 'from' | 'until'
  'vacations.placeGranted': 'from' | 'until'
  'vacations.waitingEnded': 'from' | 'until'
  'vacations.noneGranted': 'name'
  'vacations.answersLate': 'name' | 'count' | 'date'
  'vacations.escalated': 'person' | 'from' | 'until'
  'vacations.expiring': 'year' | 'until'
  'adaptations.asked': 'person' | 'due'
  'adaptations.decided': 'from'
}
