import type { Asking } from './asking.ts'

/** Everything about multipart uploads. */
export async function ask({ portal }: Asking): Promise<void> {
  const { uploads } = portal
  await uploads.purposes()
  await uploads.send(new File(['DNI\n1\n'], 'de-paso.csv'), { purpose: 'records' })
  const headSha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
  const { id } = await uploads.create({ purpose: 'records', name: 'de-paso.csv', size: 5, headSha256 })
  await uploads.part(id, 1, new Blob(['DNI\n1']))
  await uploads.parts(id)
  await uploads.show(id)
  await uploads.cancel(id)
  await uploads.index({ search: 'de-paso' })
}
