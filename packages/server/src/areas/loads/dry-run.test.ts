import fc from 'fast-check'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keeper } from '#testing/blacklists.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { csvFile, dni, ended, goodRows, template, usualHeader } from './testing/scenario.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const counted = [
  'total',
  'processed',
  'created',
  'updated',
  'unchanged',
  'duplicated',
  'excluded',
  'errors',
] as const
const countsOf = (one: Record<(typeof counted)[number], number>) =>
  Object.fromEntries(counted.map((name) => [name, one[name]]))

async function dryRunOf(fileId: string, templateId: string) {
  await portal.recordsFile.startDryRun(fileId, { templateId })
  for (;;) {
    const found = await portal.recordsFile.dryRun(fileId)
    if (found && found.state !== 'queued' && found.state !== 'processing') return found
  }
}

/** The counts of the dry run, and those of the load that followed it. */
async function both(templateId: string, content: string) {
  const file = await portal.recordsFile.create(csvFile(content))
  const dry = await dryRunOf(file.id, templateId)
  const { id } = await portal.recordsFile.import(file.id, { templateId })
  await portal.loads.start(id)
  return { dry: countsOf(dry), load: countsOf(await ended(portal, id)) }
}

/** A new blacklist with these phones. */
async function blacklistOf(phones: readonly string[]) {
  const lists = (await keeper(server)).portal
  const list = await lists.blacklists.create({ name: `Lista ${crypto.randomUUID()}`, layer: 'corporate' })
  for (const value of phones)
    await lists.blacklistEntries.create({ blacklistId: list.id, kind: 'phone', value, reason: 'Lo pide' })
}

describe('recordsFile.startDryRun and recordsFile.dryRun', () => {
  it('CAR-5.1 CAR-5.2 CAR-5.3 counts rows to create, update, leave, skip and reject, and writes nothing', async () => {
    const { id: templateId } = await template(portal)
    const first = await both(templateId, usualHeader + goodRows(5000, 4))
    expect(first.dry).toMatchObject({ total: 4, processed: 4, created: 4 })
    const rows = [goodRows(5000, 2), goodRows(5002, 1).replace('María', 'Eva'), goodRows(5004, 1)].join('')
    const content = `${usualHeader}${rows}${goodRows(5004, 1)}mal;x;1;2;3\n`
    const file = await portal.recordsFile.create(csvFile(content))
    expect(await portal.recordsFile.dryRun(file.id)).toBeNull()
    const dry = await dryRunOf(file.id, templateId)
    expect(dry).toMatchObject({ state: 'completed', templateId, templateVersion: 1, secondsLeft: null })
    expect(countsOf(dry)).toEqual({
      ...{
        total: 6,
        processed: 6,
        created: 1,
        updated: 1,
        unchanged: 2,
        duplicated: 1,
        excluded: 0,
        errors: 1,
      },
    })
    // Nothing was written: repeating it gives the same result.
    expect(countsOf(await dryRunOf(file.id, templateId))).toEqual(countsOf(dry))
  })

  it('CAR-5.1 CAR-5.2 CAR-5.3 CAR-5.4 counts what the load then does, over several slices and with a blacklist', async () => {
    const { id: templateId } = await template(portal)
    await blacklistOf(['600006010', '600006011', '600016000'])
    const filler = 'x'.repeat(60)
    const long = (first: number, count: number) =>
      goodRows(first, count).replaceAll('María Núñez', `Ana ${filler}`)
    const before = await both(templateId, usualHeader + long(6000, 6000))
    expect(before.dry).toEqual(before.load)
    expect(before.load.excluded).toBe(2)
    const again =
      usualHeader + long(9000, 7500) + goodRows(11_000, 500) + long(6000, 40) + goodRows(15_990, 60)
    const after = await both(templateId, again)
    expect(after.dry).toEqual(after.load)
    expect(Object.values(after.load).filter((count) => count > 0).length).toBeGreaterThan(5)
  })

  it('CAR-5.1 CAR-5.2 CAR-5.3 is the load, whatever the rows', async () => {
    const { id: templateId } = await template(portal)
    const row = fc
      .tuple(
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('Ana', 'Eva', ''),
        fc.constantFrom('5,50', '1.234', 'mal', ''),
      )
      .map(([number, name, amount]) => `${dni(7_000_000 + number)};${name};;${amount};`)
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 25 }), async (rows) => {
        const { dry, load } = await both(templateId, `${usualHeader}${rows.join('\n')}\n`)
        expect(dry).toEqual(load)
      }),
      { numRuns: 8, endOnFailure: true },
    )
  })

  it('is forgotten when the file is read otherwise, and refused once there is a load', async () => {
    const { id: templateId } = await template(portal)
    const file = await portal.recordsFile.create(csvFile(usualHeader + goodRows(8000, 2)))
    await dryRunOf(file.id, templateId)
    await portal.recordsFile.patch(file.id, { dateOrder: 'dmy' })
    expect(await portal.recordsFile.dryRun(file.id)).toBeNull()
    await portal.recordsFile.import(file.id, { templateId })
    expect(await refusalOf(portal.recordsFile.startDryRun(file.id, { templateId }))).toEqual({
      status: 409,
      codes: { state: ['invalid'] },
    })
  })
})

describe('recordsFile.stopDryRun', () => {
  it('forgets the dry run, and does nothing where there is none', async () => {
    const { id: templateId } = await template(portal)
    const file = await portal.recordsFile.create(csvFile(usualHeader + goodRows(8100, 2)))
    await portal.recordsFile.startDryRun(file.id, { templateId })
    await portal.recordsFile.stopDryRun(file.id)
    await portal.recordsFile.stopDryRun(file.id)
    expect(await portal.recordsFile.dryRun(file.id)).toBeNull()
  })
})
