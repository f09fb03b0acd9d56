import { mkdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyPackage } from '@portal/sdk/verify'
import { stillClock } from '#testing/clock.ts'
import { employed } from '#testing/employed.ts'
import { mailsIn } from '#testing/mails.ts'
import { packageOf } from '#testing/packages.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedInAgain } from '#testing/portals.ts'
import { recorded } from '#testing/recorded.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import type { Anchor } from '#time-record/anchors.queries.ts'
import { appendAnchor } from '#time-record/anchors-file.ts'

const clock = stillClock(new Date('2026-03-02T22:30:00Z'))
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock, env: { PORTAL_ANCHOR_MAIL: 'notary@example.org' } })
})
afterAll(() => server.close())

const mine = () => employed(server, ['MENU_ACCESOS', 'FICHAJE_CREAR'])

describe('timeAnchors.index, timeAnchors.keys and timeAnchors.file', () => {
  it('a day that is over is anchored once, tied to the anchor before, and goes outside', async () => {
    const one = await mine()
    await recorded(server, one.id, '2026-03-02 09:00 in', '2026-03-02 14:00 out')
    const before = (await one.portal.timeAnchors.index()).data[0]
    expect(before).toMatchObject({ day: '2026-03-01' })
    clock.forward(2 * 60 * 60)
    const again = await signedInAgain(server, one)
    const latest = async () => (await again.timeAnchors.index()).data[0]
    await expect.poll(async () => (await latest())?.day, waitLimit).toBe('2026-03-02')
    const anchor = await latest()
    expect(anchor).toMatchObject({ number: (before?.number ?? 0) + 1, previous: before?.hash })
    expect(anchor?.entries).toBeGreaterThan(before?.entries ?? 0)
    const { folder } = server.server.kernel.timeRecord
    const lines = () => readFileSync(path.join(folder, 'time-anchors.jsonl'), 'utf8')
    await expect.poll(lines, waitLimit).toContain(anchor?.hash)
    const { dataDir } = server.server.kernel.settings
    const mails = () => mailsIn(path.join(dataDir, 'outbox')).filter(({ to }) => to.includes('notary'))
    await expect.poll(() => mails().length, waitLimit).toBe(1)
    expect(JSON.stringify(mails())).toContain(anchor?.root)
  })

  it('a package is proved by the anchors, and compared with those kept outside', async () => {
    const [one, other] = [await mine(), await mine()]
    await recorded(server, one.id, '2026-03-03 00:10 in', '2026-03-03 00:20 out')
    await recorded(server, other.id, '2026-03-03 00:10 in')
    clock.forward(24 * 60 * 60)
    const portal = await signedInAgain(server, one)
    await expect
      .poll(async () => (await portal.timeAnchors.index()).data[0]?.day, waitLimit)
      .toBe('2026-03-03')
    const { file } = await packageOf(portal, {
      employeeIds: [one.id],
      from: '2026-03-01',
      until: '2026-03-04',
    })
    const anchors = await portal.timeAnchors.file().text()
    const verification = verifyPackage(file, { anchors })
    expect(verification.findings).toEqual([])
    expect(verification.facts).toMatchObject({ entries: 2, unanchored: 0, isKeyGiven: false })
    expect(verification.facts?.compared).toBeGreaterThan(1)
    const [last] = (JSON.parse(anchors) as { anchors: { hash: string }[] }).anchors.slice(-1)
    const forged = anchors.replaceAll(last?.hash ?? '', '0'.repeat(64))
    expect(verifyPackage(file, { anchors: forged }).findings).toMatchObject([{ kind: 'anchor_differs' }])
  })

  it('an anchor whose file cannot be written goes there with a later try, and is mailed once', async () => {
    const { timeRecord, database, settings } = server.server.kernel
    const one = await mine()
    const file = path.join(timeRecord.folder, 'time-anchors.jsonl')
    const mails = () =>
      mailsIn(path.join(settings.dataDir, 'outbox')).filter(({ to }) => to.includes('notary'))
    rmSync(file, { force: true })
    mkdirSync(file)
    clock.forward(24 * 60 * 60)
    const failed = () =>
      database.db
        .selectFrom('jobs')
        .where('kind', '=', 'attendance.anchor')
        .where('failure', 'is not', null)
        .select('failure')
        .execute()
    await expect.poll(failed, waitLimit).toHaveLength(1)
    const portal = await signedInAgain(server, one)
    const [anchor] = (await portal.timeAnchors.index()).data
    // Mails of earlier anchors may come late.
    const own = () => mails().filter(({ text }) => text.includes(`"hash":"${anchor?.hash}"`))
    await expect.poll(() => own().length, waitLimit).toBe(1)
    rmdirSync(file)
    clock.forward(5)
    const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1)
    await expect.poll(lines, waitLimit).toEqual([expect.stringContaining(`"hash":"${anchor?.hash}"`)])
    await expect.poll(failed, waitLimit).toEqual([])
    await appendAnchor(timeRecord.folder, JSON.parse(lines()[0] ?? '') as Anchor)
    expect(lines()).toHaveLength(1)
    expect(own()).toHaveLength(1)
  })

  it('the database refuses to change an anchor, its content, and a key', async () => {
    const { db } = server.server.kernel.database
    for (const table of ['timeAnchors', 'timeAnchorHeads', 'recordKeys'] as const)
      await expect(db.deleteFrom(table).execute()).rejects.toThrow('append-only')
    await expect(db.updateTable('timeAnchors').set({ root: '' }).execute()).rejects.toThrow('append-only')
  })
})
