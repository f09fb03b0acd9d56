import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Absences, scan, versionOf, startAbsences } from '#testing/absences.ts'
import { refused } from '#testing/corrections.ts'
import type { Employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'

const infected = 'virus'
let started: Absences
beforeAll(async () => {
  started = await startAbsences({
    async scanFile(bytes) {
      let text = ''
      for await (const part of bytes) text += Buffer.from(part).toString()
      return text.includes(infected) ? 'infected' : 'clean'
    },
  })
})
afterAll(() => started.server.close())

/** Waits for a state and returns the absence as the person sees it. */
const becomes = ({ portal }: Employed, id: string, state: string) =>
  vi.waitUntil(async () => (await portal.absences.show(id)).state === state, waitLimit)

const notices = async ({ portal }: Employed, kind: 'absences.proofDue' | 'absences.notJustified') =>
  (await portal.notifications.index({ kind: [kind] })).data

describe('absenceFiles.create, absenceFiles.destroy and absenceFiles.file', () => {
  it('AUS-2.1 AUS-2.2: it is communicated first, and awaits its proof until a deadline', async () => {
    const { one } = await started.pair()
    const absence = await started.reportAbsence(one, 'MUD', { from: '2026-02-27' })
    expect(absence).toMatchObject({ state: 'awaiting_proof', stage: null, proofDueOn: '2026-03-17' })
    const later = await started.reportAbsence(one, 'MUD', { from: '2026-03-04' })
    expect(later).toMatchObject({ state: 'communicated', proofDueOn: '2026-03-19' })
    const file = await one.portal.absenceFiles.create(scan())
    const proved = await one.portal.absences.justify(absence.id, { version: 1, fileIds: [file.id] })
    expect(proved).toMatchObject({ state: 'in_review', stage: 'hr', hasProof: true })
    expect(proved.files).toMatchObject([{ name: 'justificante.pdf', expiresAt: '2029-03-02T10:30:00.000Z' }])
  })

  it('invalid proofs are refused: a program, an empty or too large file, and one that the scanner rejects', async () => {
    const { one } = await started.pair()
    const send = (file: File) => one.portal.absenceFiles.create(file).safe()
    expect(await send(new File(['MZ\u0000'], 'parte.pdf'))).toMatchObject(
      refused(415, 'file', 'content_type_invalid'),
    )
    expect(await send(new File([''], 'parte.pdf'))).toMatchObject(refused(422, 'file', 'blank'))
    const large = new File(['%PDF-', new Uint8Array(10 * 1024 * 1024)], 'escaneo.pdf')
    expect(await send(large)).toMatchObject(refused(413, 'file', 'file_size_out_of_range'))
    expect(await send(new File([`%PDF-1.7 ${infected}`], 'parte.pdf'))).toMatchObject(
      refused(422, 'file', 'invalid'),
    )
  })

  it('what no absence has named can be discarded by its owner; of an absence it stays', async () => {
    const { one, lead } = await started.pair()
    const file = await one.portal.absenceFiles.create(scan())
    expect(await lead.portal.absenceFiles.destroy(file.id).safe()).toMatchObject({ error: { status: 404 } })
    await one.portal.absenceFiles.destroy(file.id)
    const named = await one.portal.absenceFiles.create(scan())
    await started.reportAbsence(one, 'MUD', { from: '2026-03-04', fileIds: [named.id] })
    expect(await one.portal.absenceFiles.destroy(named.id).safe()).toMatchObject(
      refused(409, 'id', 'referenced'),
    )
  })
})

describe('time passes', () => {
  let first: Employed
  let second: Employed
  let third: Employed
  let fourth: Employed
  beforeAll(async () => {
    ;[first, second] = [(await started.pair()).one, (await started.pair()).one]
    ;[third, fourth] = [await started.hired(), await started.hired()]
  })

  it('AUS-2.3: a reminder comes before the deadline; then it is not justified, and a late proof brings it back', async () => {
    const one = first
    const { id } = await started.reportAbsence(one, 'MUD', { from: '2026-03-02' })
    await started.reportAbsence(third, 'MUD', { from: '2026-03-02' })
    await started.locked(third, '2026-03-01')
    await started.reportAbsence(fourth, 'MED', { from: '2026-03-02', part: 'hours', minutes: 60 })
    await started.morningOf('2026-03-16', one)
    await vi.waitUntil(async () => (await notices(one, 'absences.proofDue')).length === 1, waitLimit)
    expect(await notices(one, 'absences.proofDue')).toMatchObject([{ data: { due: '2026-03-17' } }])
    await started.morningOf('2026-03-18', one)
    await becomes(one, id, 'not_justified')
    expect(await notices(one, 'absences.notJustified')).toHaveLength(1)
    const file = await one.portal.absenceFiles.create(scan())
    const proved = await one.portal.absences.justify(id, {
      ...(await versionOf(one, id)),
      fileIds: [file.id],
    })
    expect(proved).toMatchObject({ state: 'in_review', stage: 'hr' })
    expect(proved.history.map(({ state, by }) => [state, by?.id ?? null])).toEqual([
      ['communicated', one.id],
      ['not_justified', null],
      ['in_review', one.id],
    ])
  })

  it('no proof of a day in a locked month leaves it as it was, and the late one is looked at', async () => {
    const one = third
    await started.morningOf('2026-03-18', one)
    const [absence] = (await one.portal.absences.index()).data
    const id = absence?.id ?? ''
    await becomes(one, id, 'not_justified')
    const { workday } = await one.portal.workdays.show(one.id, { date: '2026-03-02' })
    expect(workday).toMatchObject({ absence: 'absence' })
    const file = await one.portal.absenceFiles.create(scan())
    const proved = await one.portal.absences.justify(id, {
      ...(await versionOf(one, id)),
      fileIds: [file.id],
    })
    expect(proved).toMatchObject({ state: 'in_review' })
  })

  it('a late proof uses at most the remaining balance of its bag', async () => {
    const one = fourth
    await started.morningOf('2026-03-18', one)
    const [absence] = (await one.portal.absences.index()).data
    const id = absence?.id ?? ''
    await becomes(one, id, 'not_justified')
    const { id: other } = await started.reportAbsence(one, 'MED', { from: '2026-03-19' })
    await started.db.updateTable('absences').set({ units: 2070 }).where('id', '=', other).execute()
    const file = await one.portal.absenceFiles.create(scan())
    const late = { ...(await versionOf(one, id)), fileIds: [file.id] }
    expect(await one.portal.absences.justify(id, late).safe()).toMatchObject({
      error: { status: 409, fields: { units: [{ code: 'less_than', count: 30 }] } },
    })
  })

  it('AUS-10.1 AUS-10.2: the reader sees until when a document is kept; it goes, and the absence stays proved', async () => {
    const one = second
    await started.morningOf('2026-03-20', one)
    const file = await one.portal.absenceFiles.create(scan())
    const { id } = await started.reportAbsence(one, 'MUD', { from: '2026-03-23', fileIds: [file.id] })
    const [kept] = (await one.portal.absences.show(id)).files
    expect(kept).toMatchObject({ expiresAt: '2029-03-20T10:30:00.000Z' })
    await started.morningOf('2029-04-01')
    const { db } = started
    await vi.waitUntil(
      async () =>
        (await db.selectFrom('absenceFiles').select('id').where('id', '=', file.id).execute()).length === 0,
      waitLimit,
    )
    const row = await db
      .selectFrom('absences')
      .where('id', '=', id)
      .select(['provedAt', 'state'])
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 'in_review' })
    expect(row.provedAt).not.toBeNull()
  })
})
