import { companyOf } from '#db/deciders.ts'
import { type Notifying, notify } from '#notices/notify.ts'

type AdaptationNotice = {
  id: string
  employeeId: string
  displayName: string
  startsOn: string
  dueOn: string
}

/** Tells those who answer for the company until when they have to. */
export async function tellAsked(
  context: Notifying,
  { id, employeeId, displayName, dueOn }: AdaptationNotice,
): Promise<void> {
  const permission = 'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO' as const
  // What is wanted tells of a family: who may not open it is not told.
  const also = 'AUSENCIAS_VER_JUSTIFICANTES' as const
  await notify(context, {
    userIds: await companyOf(context.db, { employeeId, permission, also, now: context.clock.now() }),
    kind: 'adaptations.asked',
    data: { person: displayName, due: dueOn },
    link: `/admin/ausencias/gestionar-ausencias?adaptation=${id}`,
  })
}

/** Tells the person that their request has an answer, or was granted because nobody gave one. */
export const tellAnswered = (
  context: Notifying,
  { id, employeeId, startsOn }: AdaptationNotice,
): Promise<void> =>
  notify(context, {
    userIds: [employeeId],
    kind: 'adaptations.decided',
    data: { from: startsOn },
    link: `/ausencias?adaptation=${id}`,
  })
