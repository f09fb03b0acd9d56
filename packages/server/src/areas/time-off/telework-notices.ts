import type { Context } from '#contract/handlers.ts'
import { notify } from '#notices/notify.ts'
import * as queries from './telework-versions.queries.ts'

type ActingNotifier = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'jobs' | 'user'>

const screen = '/admin/teletrabajo/teletrabajoEmpleados'
const own = ({ id }: queries.Row) => `${screen}?tab=own&version=${id}`
const managed = ({ employeeId }: queries.Row) => `${screen}?person=${employeeId}`

/** Notifies the person of a version to sign. */
export const notifyOfOffer = (
  context: ActingNotifier,
  version: queries.Row,
  startsOn: string,
): Promise<void> =>
  notify(context, {
    userIds: [version.employeeId],
    kind: 'telework.offered',
    data: { person: context.user.displayName, from: startsOn },
    link: own(version),
  })

/** Notifies the author of an offer of the person's answer. */
export async function notifyOfAnswer(context: ActingNotifier, version: queries.Row): Promise<void> {
  await notify(context, {
    userIds: await offerer(context, version),
    kind: 'telework.answered',
    data: { person: context.user.displayName, from: version.startsOn },
    link: managed(version),
  })
}

/** Notifies the other side of the return to on-site work, with date and reason. */
export async function notifyOfReversal(
  context: ActingNotifier,
  version: queries.Row,
  { lastDay, reason }: { lastDay: string; reason: string },
): Promise<void> {
  const isOwn = context.user.id === version.employeeId
  await notify(context, {
    userIds: isOwn ? await offerer(context, version) : [version.employeeId],
    kind: 'telework.reversed',
    data: { person: context.user.displayName, until: lastDay, reason },
    link: isOwn ? managed(version) : own(version),
  })
}

const offerer = async ({ db }: ActingNotifier, { id }: queries.Row): Promise<string[]> => {
  const row = await queries.offeredBy(db, id)
  return row === undefined ? [] : [row.by]
}
