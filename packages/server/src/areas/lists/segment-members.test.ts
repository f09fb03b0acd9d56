import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { contacts, load, six } from './testing/contacts.ts'
import { computed, debtFrom, segmentOf } from './testing/segments.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

it('a segment that is computed again loses who no longer matches, keeps who does, and gains who does now', async () => {
  const { templateId } = await contacts(portal, six)
  const segment = await segmentOf(portal, templateId, [debtFrom(900)])
  const members = async () => {
    await computed(portal, segment)
    const rows = await server.server.kernel.database.db
      .selectFrom('segmentMembers')
      .innerJoin('segments', 'segments.serial', 'segmentMembers.segmentSerial')
      .where('segments.id', '=', segment.id)
      .select('reference')
      .orderBy('reference')
      .execute()
    return rows.map(({ reference }) => reference)
  }
  const [first = '', ...others] = await members()
  await load(portal, templateId, [`${first};Alguien;Medio;1;;`, '7;Nora;Medio;2000;;'])
  expect(await members()).toEqual([...others, '7'])
})
