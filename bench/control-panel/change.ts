/** How soon a change of a role applies to a holder on another process. */
import { askingAs } from './ask.ts'

export type Felt = {
  /** From the request until the other process enforces it, in milliseconds. */
  felt: number
  /** Until the process that made the change has answered. */
  answered: number
}

/** The permission that is revoked and granted again, and an operation that requires it. */
const [permission, opened] = ['TICKETS_VER', '/services/laia/priorities?perPage=1'] as const

export async function changesFelt(here: string, there: string, role: string, count: number): Promise<Felt[]> {
  const admin = askingAs(here, ['admin'])
  const holder = askingAs(there, ['empleado'])
  const path = `/services/main/1.0/roles/${role}`
  const { body } = await admin(path)
  const { data } = body as { data: { permissions: string[]; version: number } }
  const held = data.permissions.filter((name) => name !== permission)
  const changes: Felt[] = []
  for (let change = 0; change < count; change += 1) {
    const isGiven = change % 2 === 1
    const permissions = isGiven ? [...held, permission] : held
    await holder(opened)
    const begun = performance.now()
    const done = admin(path, { method: 'PATCH', body: { permissions, version: data.version + change } }).then(
      ({ status, body: why }) => {
        if (status !== 200) throw new Error(`the role is not changed: ${status} ${JSON.stringify(why)}`)
        return performance.now() - begun
      },
    )
    const felt = await untilFelt(holder, isGiven, begun)
    changes.push({ felt, answered: await done })
  }
  return changes
}

async function untilFelt(
  holder: ReturnType<typeof askingAs>,
  isGiven: boolean,
  begun: number,
): Promise<number> {
  for (;;) {
    const { status } = await holder(opened)
    if ((status !== 403) === isGiven) return performance.now() - begun
    if (performance.now() - begun > 30_000) throw new Error('a change of a role is not felt')
  }
}
