import type { components } from '#contract/generated/main.ts'

export type NotificationKind = components['schemas']['NotificationKind']

/** `atWork`: it happens to people at work only, and is told in their quiet hours, too (COM-7). */
type Usual = { portal: boolean; mail: boolean; atWork?: true }

/** Every kind, and where it is told unless the person chose otherwise. */
export const kinds: Record<NotificationKind, Usual> = {
  'loads.completed': { portal: true, mail: false },
  'loads.failed': { portal: true, mail: false },
  'access.requested': { portal: true, mail: false },
  'access.decided': { portal: true, mail: false },
  'access.granted': { portal: true, mail: false },
  'access.revoked': { portal: true, mail: false },
  'access.secondFactorReset': { portal: true, mail: true },
  'agents.message': { portal: true, mail: false, atWork: true },
  'agents.moved': { portal: true, mail: false, atWork: true },
  'agents.stopped': { portal: true, mail: false, atWork: true },
  'agents.breakDue': { portal: true, mail: false, atWork: true },
  'agents.breakTurn': { portal: true, mail: false, atWork: true },
  'incidents.assigned': { portal: true, mail: false },
  'incidents.answered': { portal: true, mail: false },
  'incidents.resolved': { portal: true, mail: false },
  'incidents.justified': { portal: true, mail: false },
  'clock.correctionAsked': { portal: true, mail: false },
  'clock.correctionDecided': { portal: true, mail: false },
  'clock.corrected': { portal: true, mail: false },
  'clock.packageReady': { portal: true, mail: false },
  'clock.recordGranted': { portal: true, mail: true },
  'clock.monthSummary': { portal: true, mail: false },
  'clock.monthReopened': { portal: true, mail: false },
  'reports.ready': { portal: true, mail: false },
  'reports.scheduled': { portal: true, mail: true },
  'reports.failed': { portal: true, mail: false },
  'reports.shared': { portal: true, mail: false },
  'vacations.asked': { portal: true, mail: false },
  'vacations.decided': { portal: true, mail: false },
  'vacations.cancelled': { portal: true, mail: true },
  'absences.asked': { portal: true, mail: false },
  'absences.decided': { portal: true, mail: false },
  'absences.entered': { portal: true, mail: false },
  'absences.proofDue': { portal: true, mail: false },
  'absences.notJustified': { portal: true, mail: true },
  'adaptations.asked': { portal: true, mail: false },
  'adaptations.decided': { portal: true, mail: false },
  'vacations.placeOffered': { portal: true, mail: true },
  'vacations.placeGranted': { portal: true, mail: false },
  'vacations.waitingEnded': { portal: true, mail: false },
  'vacations.answersLate': { portal: true, mail: false },
  'telework.offered': { portal: true, mail: false },
  'telework.answered': { portal: true, mail: false },
  'telework.reversed': { portal: true, mail: true },
}
