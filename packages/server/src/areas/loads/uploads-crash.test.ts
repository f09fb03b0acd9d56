import { createHash } from 'node:crypto'
import { createPortal, type Portal } from '@portal/sdk'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { demoPassword } from '#demo/seed-demo.ts'
import { type ChildServer, dwelling } from '#testing/child-server.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { csvFile, goodRows, usualHeader } from './testing/scenario.ts'

let place: Awaited<ReturnType<typeof dwelling>>
let server: ChildServer | undefined

beforeAll(async () => {
  place = await dwelling()
})
afterAll(async () => {
  await server?.kill()
  await place.remove()
})

async function signedIn(): Promise<Portal> {
  server = await place.start()
  const portal = createPortal({ baseUrl: server.url })
  await portal.session.login({ user: 'admin', password: demoPassword })
  return portal
}

const mebibyte = 1024 * 1024
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

it('a server killed between parts, and again while it puts them together, loses no part and makes one file', async () => {
  const content = Buffer.from(usualHeader + goodRows(10_000_000, 80_000))
  const file = csvFile(content, 'caída.csv')
  let portal = await signedIn()
  const begun = await portal.uploads.create({
    ...{ purpose: 'records', name: file.name, size: file.size },
    headSha256: shaOf(content.subarray(0, mebibyte)),
  })
  for (const number of [1, 2])
    await portal.uploads.part(begun.id, number, file.slice((number - 1) * mebibyte, number * mebibyte))
  await server?.kill()
  portal = await signedIn()
  expect((await portal.uploads.parts(begun.id)).map(({ number }) => number)).toEqual([1, 2])
  for (let number = 3; (number - 1) * mebibyte < file.size; number++)
    await portal.uploads.part(begun.id, number, file.slice((number - 1) * mebibyte, number * mebibyte))
  await portal.uploads.complete(begun.id, {})
  await server?.kill()
  portal = await signedIn()
  const done = await vi.waitUntil(async () => {
    const upload = await portal.uploads.show(begun.id)
    return upload.state !== 'checking' && upload
  }, waitLimit)
  expect(done.state).toBe('done')
  const { data: files } = await portal.recordsFile.index({ search: 'caída' })
  expect(files.map(({ id, sha256 }) => [id, sha256])).toEqual([[done.resultId, shaOf(content)]])
}, 120_000)
