import type { Portal, RecordPackageInput } from '@portal/sdk'
import { waitLimit } from './wait-limit.ts'
import { expect } from 'vitest'

/** Downloads a package after its job has created it. */
export async function packageOf(portal: Portal, input: RecordPackageInput) {
  const { id } = await portal.recordPackages.create(input)
  await expect.poll(async () => (await portal.recordPackages.show(id)).state, waitLimit).toBe('ready')
  const file = new Uint8Array(await (await portal.recordPackages.file(id).blob()).arrayBuffer())
  return { id, file }
}
