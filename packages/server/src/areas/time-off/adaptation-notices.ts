import { companyOf } from '#db/deciders.ts'
import { type Notifying, notify } from '#notices/notify.ts'

type AdaptationNotice = {
  id: string
  employeeId: string
  displayName: string
  startsOn: string
  dueOn: string
}

/** Notifies those who answer for the company of the deadline. */
export async function notifyOfRequest(
  context: Notifying,
  { id, employeeId, displayName, dueOn }: AdaptationNotice,
): Promise<void> {
  const permission = 'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO' as const
  // The request reveals family circumstances: people who may not open it are not notified.
  const also = 'AUSENCIAS_VER_JUSTIFICANTES' as const
  await notify(context, {
    userIds: await companyOf(context.db, { employeeId, permission, also, now: context.clock.now() }),
    kind: 'adaptations.asked',
    data: { person: displayName, due: dueOn },
    link: `/admin/ausencias/gestionar-ausencias?adaptation=${id}`,
  })
}

/** Notifies the person of the answer, or that silence granted the request. */
export const notifyOfAnswer = (
  context: Notifying,
  { id, employeeId, startsOn }: AdaptationNotice,
): Promise<void> =>
  notify(context, {
    userIds: [employeeId],
    kind: 'adaptations.decided',
    data: { from: startsOn },
    link: `/ausencias?adaptation=${id}`,
  })
