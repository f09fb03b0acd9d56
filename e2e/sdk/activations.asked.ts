import type { Portal } from '@portal/sdk'
import { expect, vi } from 'vitest'
import type { Asking } from './asking.ts'
import { waitLimit } from './wait-limit.ts'

/** Activations of segments, and the records that they serve. */
export async function ask({ portal, server }: Asking): Promise<void> {
  const { activations } = portal
  await askRecords(portal, server)
  const { segments, skills } = await activations.options()
  const input = {
    name: 'Activación de paso',
    segmentId: segments[0]?.id ?? '',
    skillId: skills[0]?.id ?? '',
    order: { kind: 'random' },
    maxAttempts: 3,
    endsAt: '2100-01-01T00:00:00Z',
    startsAt: '2099-01-01T00:00:00Z',
  } as const
  await activations.check(input)
  const { id } = await activations.create(input)
  await prepared(portal, id)
  await activations.index({ search: 'paso', state: ['active'], sort: '-startsAt' })
  await activations.lists(id)
  await activations.certificate(id).blob()
  await activations.proof(id).blob()
  await activations.pause(id)
  await activations.resume(id)
  const other = await activations.replace(id, { ...input, name: 'Otra activación de paso' })
  await prepared(portal, other.id)
  await activations.exhaust(other.id)
}

const prepared = ({ activations }: Portal, id: string) =>
  vi.waitFor(async () => expect((await activations.show(id)).state).not.toBe('preparing'), waitLimit)

/** The caller gets any queued record, at any hour. */
async function askRecords({ records, session }: Portal, { server }: Asking['server']): Promise<void> {
  const { db } = server.kernel.database
  const userId = session.current?.userData.uid ?? ''
  const active = await db
    .selectFrom('activations')
    .selectAll()
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('skillAssignments')
    .values({ userId, skillId: active.skillId, startsOn: '2020-01-01', endsOn: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .updateTable('activations')
    .set({ commercial: false, hoursFrom: '00:00', hoursUntil: '24:00', weekdays: [1, 2, 3, 4, 5, 6, 7] })
    .execute()
  const first = await records.next()
  await records.release(first.record?.id ?? '')
  const next = await records.next()
  const [final] = (await records.outcomes()).filter(
    ({ needsDate, needsComment }) => !needsDate && !needsComment,
  )
  await records.finish(next.record?.id ?? '', { finalStateId: final?.id ?? '' })
  // Records held or queued elsewhere would leave none for another activation.
  await db.updateTable('recordWork').set({ state: 'withdrawn', agentId: null }).execute()
}
