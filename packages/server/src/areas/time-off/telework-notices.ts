import type { Context } from '#contract/handlers.ts'
import { notify } from '#notices/notify.ts'
import * as queries from './telework-versions.queries.ts'

type Telling = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'jobs' | 'user'>

const screen = '/admin/teletrabajo/teletrabajoEmpleados'
const own = ({ id }: queries.Row) => `${screen}?tab=own&version=${id}`
const managed = ({ employeeId }: queries.Row) => `${screen}?person=${employeeId}`

/** Tells the person that a version waits for their signature. */
export const tellOffered = (context: Telling, version: queries.Row, startsOn: string): Promise<void> =>
  notify(context, {
    userIds: [version.employeeId],
    kind: 'telework.offered',
    data: { person: context.user.displayName, from: startsOn },
    link: own(version),
  })

/** Tells who offered a version that the person has answered. */
export async function tellAnswered(context: Telling, version: queries.Row): Promise<void> {
  await notify(context, {
    userIds: await offerer(context, version),
    kind: 'telework.answered',
    data: { person: context.user.displayName, from: version.startsOn },
    link: managed(version),
  })
}

/** Tells the other side that the person will work on site again, from when on and why. */
export async function tellReversed(
  context: Telling,
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

const offerer = async ({ db }: Telling, { id }: queries.Row): Promise<string[]> => {
  const row = await queries.offeredBy(db, id)
  return row === undefined ? [] : [row.by]
}
