import { companyOf, coordinatorsOf } from '#db/deciders.ts'
import type { ApprovalStage } from '#db/schema/vacations.ts'
import { withStandIns } from '#delegations/stand-ins.ts'
import { type Notifying, notify } from '#notices/notify.ts'

/** Notifications about an absence: they contain the dates, never the cause (AUS-3). */
export type AbsenceNotice = { id: string; employeeId: string; displayName: string; from: string }

const listed = ({ id }: AbsenceNotice) => `/admin/ausencias/gestionar-ausencias?absence=${id}`
const own = ({ id }: AbsenceNotice) => `/ausencias?absence=${id}`

/** Notifies the deciders of a pending stage. */
export async function notifyDeciders(
  context: Notifying,
  absence: AbsenceNotice,
  stage: ApprovalStage,
): Promise<void> {
  const { db, clock } = context
  const permission = 'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO' as const
  const of = { employeeId: absence.employeeId, permission, now: clock.now() }
  const near = stage === 'coordinator' ? await coordinatorsOf(db, of) : []
  await notify(context, {
    userIds: await withStandIns(db, near.length > 0 ? near : await companyOf(db, of), 'absences', of.now),
    kind: 'absences.asked',
    data: { person: absence.displayName, from: absence.from },
    link: listed(absence),
  })
}

type Acting = Notifying & { user: { displayName: string } }

/** Notifies the person of a decision on their absence, or that it was entered for them. */
export const notifyPerson = (
  context: Acting,
  absence: AbsenceNotice,
  kind: 'absences.decided' | 'absences.entered',
): Promise<void> =>
  notify(context, {
    userIds: [absence.employeeId],
    kind,
    data: { person: context.user.displayName, from: absence.from },
    link: own(absence),
  })

/**
 * Notifies the person, and HR who may record it, that the report of a medical review is late. It is called a document:
 * only sick leave has reports.
 */
export async function notifyOfReview(
  context: Notifying,
  absence: AbsenceNotice & { reviewOn: string },
): Promise<void> {
  const { db, clock } = context
  const { employeeId, displayName, from, reviewOn: due } = absence
  const recording = { permission: 'GESTIONAR_AUSENCIAS', also: 'AUSENCIAS_VER_JUSTIFICANTES' } as const
  await notify(context, {
    ...{ userIds: [employeeId], kind: 'absences.documentLate' },
    ...{ data: { from, due }, link: own(absence) },
  })
  await notify(context, {
    userIds: await companyOf(db, { employeeId, ...recording, now: clock.now() }),
    kind: 'absences.documentLateOf',
    ...{ data: { person: displayName, from, due }, link: listed(absence) },
  })
}

/** Notifies the person of the proof's deadline, or that it was missed. */
export const notifyOfProof = (
  context: Notifying,
  absence: AbsenceNotice & { proofDueOn: string },
  kind: 'absences.proofDue' | 'absences.notJustified',
): Promise<void> =>
  notify(context, {
    userIds: [absence.employeeId],
    kind,
    data: { from: absence.from, due: absence.proofDueOn },
    link: own(absence),
  })
