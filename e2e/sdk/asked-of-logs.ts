import type { Portal } from '@portal/sdk'
import { expect } from 'vitest'
import { seen } from '../support/seen.ts'

/** The audit log, its chain, and reverting changes. */
export async function askLogs(portal: Portal): Promise<void> {
  const { id } = await portal.tags.create({ name: 'Que cambia' })
  await portal.tags.patch(id, { ...(await seen(portal.tags, id)), name: 'Que ha cambiado' })
  const [change] = (await portal.logs.index({ subject: id })).data
  await portal.logs.show(change?.id ?? '')
  await portal.logs.revert(change?.id ?? '')
  expect(await portal.tags.show(id)).toMatchObject({ name: 'Que cambia' })
  expect((await portal.logs.verify({ from: 1 })).findings).toEqual([])
}
