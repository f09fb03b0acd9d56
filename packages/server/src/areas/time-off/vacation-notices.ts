import type { Context } from '#contract/handlers.ts'
import { companyOf } from '#db/deciders.ts'
import type { ApprovalStage } from '#db/schema/vacations.ts'
import { alongside, delegatesOf, withStandIns } from '#delegations/stand-ins.ts'
import { notify, notifyEach, type Notifying } from '#notices/notify.ts'
import { queueEscalations } from './queue-escalation.ts'
import { coordinators } from './vacation-requests.queries.ts'

type ActingNotifier = Notifying & { user: { displayName: string } }
/** The actor: the signed-in person, or the author of a job. */
type Answering = Notifying & { user: { displayName: string } }
/** The notifications about a request. */
export type VacationNotice = {
  id: string
  employeeId: string
  displayName: string
  startsOn: string
  endsOn: string
}

const dates = ({ startsOn: from, endsOn: until }: VacationNotice) => ({ from, until })
const listed = ({ id }: VacationNotice) => `/admin/vacaciones/vacacionesEmpleados?request=${id}`
const own = ({ id }: VacationNotice) => `/vacaciones?request=${id}`

/** Notifies the deciders of a pending stage. */
export const notifyDeciders = (
  context: Notifying,
  request: VacationNotice,
  stage: ApprovalStage,
): Promise<void> => notifyDecidersEach(context, [{ request, stage }])

type Waiting = { request: VacationNotice; stage: ApprovalStage }

/** Notifies the deciders of many requests. */
export async function notifyDecidersEach(context: Notifying, waiting: readonly Waiting[]): Promise<void> {
  if (waiting.length === 0) return
  const { db, clock } = context
  const asked = await deciders(context, waiting)
  const everybody = [...new Set(asked.flatMap(({ userIds }) => userIds))]
  const delegates = await delegatesOf(db, everybody, 'vacationRequests', clock.now())
  await queueEscalations(
    context,
    waiting.filter(({ stage }) => stage === 'coordinator').map(({ request }) => request.id),
  )
  await notifyEach(
    context,
    'vacations.asked',
    asked.map(({ request, userIds }) => ({
      userIds: alongside(userIds, delegates),
      data: { person: request.displayName, ...dates(request) },
      link: listed(request),
    })),
  )
}

/** Notifies HR, and who decides in their place, that they may decide instead of the coordinators. */
export async function notifyEscalated(context: Notifying, request: VacationNotice): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const asked = await coordinators(db, request.employeeId, now)
  const company = (await humanResources(db, now)).filter((id) => id !== request.employeeId)
  await notify(context, {
    userIds: (await withStandIns(db, company, 'vacationRequests', now)).filter((id) => !asked.includes(id)),
    kind: 'vacations.escalated',
    data: { person: request.displayName, ...dates(request) },
    link: listed(request),
  })
}

/** Warns people of days of earlier years that expire. */
export const notifyExpiring = (
  context: Notifying,
  expiring: readonly { employeeId: string; year: number; until: string }[],
): Promise<void> =>
  notifyEach(
    context,
    'vacations.expiring',
    expiring.map(({ employeeId, year, until }) => ({
      ...{ userIds: [employeeId], data: { year, until }, link: '/vacaciones' },
    })),
  )

/** Notifies each person of the answer. */
export const notifyOfDecision = (context: Answering, requests: readonly VacationNotice[]): Promise<void> =>
  notifyEach(
    context,
    'vacations.decided',
    requests.map((request) => ({
      userIds: [request.employeeId],
      data: { person: context.user.displayName, ...dates(request) },
      link: own(request),
    })),
  )

/** Notifies the person of a request on their behalf. */
export const notifyOfEntry = (context: Answering, request: VacationNotice): Promise<void> =>
  notify(context, {
    userIds: [request.employeeId],
    kind: 'vacations.entered',
    data: { person: context.user.displayName, ...dates(request) },
    link: own(request),
  })

/** Notifies the person that the company has cancelled their vacation, with the reason. */
export const notifyOfCancellation = (
  context: ActingNotifier,
  request: VacationNotice,
  reason: string,
): Promise<void> =>
  notify(context, {
    userIds: [request.employeeId],
    kind: 'vacations.cancelled',
    data: { person: context.user.displayName, ...dates(request), reason },
    link: own(request),
  })

/** Notifies the person of a (requested) early end, with date and reason. */
export const notifyOfEnding = (
  context: ActingNotifier,
  request: VacationNotice,
  reason: string,
): Promise<void> =>
  notify(context, {
    userIds: [request.employeeId],
    kind: 'vacations.endsEarly',
    data: { person: context.user.displayName, ...dates(request), reason },
    link: own(request),
  })

/** The deciders: the person's coordinators, or else HR. */
async function deciders({ db, clock }: Notifying, waiting: readonly Waiting[]) {
  const now = clock.now()
  const found: { request: VacationNotice; userIds: readonly string[] }[] = []
  let company: readonly string[] | undefined
  for (const { request, stage } of waiting) {
    const near = stage === 'coordinator' ? await coordinators(db, request.employeeId, now) : []
    if (near.length === 0) company ??= await humanResources(db, now)
    const userIds = near.length > 0 ? near : (company ?? []).filter((id) => id !== request.employeeId)
    found.push({ request, userIds })
  }
  return found
}

/** Deciders who see everybody. */
const humanResources = (db: Context['db'], now: Date): Promise<string[]> =>
  companyOf(db, { employeeId: null, permission: 'VACACIONES_CAMBIAR_ESTADO', now })

/** Notifies people that none of their preferences in a period was granted. */
export const notifyOfNone = (context: Notifying, name: string, userIds: readonly string[]): Promise<void> =>
  notify(context, { userIds, kind: 'vacations.noneGranted', data: { name }, link: '/vacacionesOperaciones' })

/** Notifies HR of an overdue period. */
export const notifyOfDelay = async (
  context: Notifying,
  { name, date, count }: { name: string; date: string; count: number },
): Promise<void> =>
  notify(context, {
    userIds: await humanResources(context.db, context.clock.now()),
    kind: 'vacations.answersLate',
    data: { name, date, count },
    link: '/admin/manageVacationOp/manageVacationOp',
  })
