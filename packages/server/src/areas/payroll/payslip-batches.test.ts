import { isPortalError } from '@portal/sdk'
import { readPdf } from '@portal/pdf/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoNie } from '#demo/identity-numbers.ts'
import { pageOf, type Paid, type Payslips, pdfOf, settled, startPayslips } from '#testing/payslips.ts'
import { zipOf } from '#testing/zips.ts'

let started: Payslips
beforeAll(async () => {
  started = await startPayslips()
})
afterAll(() => started.server.close())

/** A person who is not an employee. */
const nobody = { name: 'Nadie', taxId: demoNie(1999) }
const batches = () => started.payroll.portal.payslipBatches
const pagesOf = async (id: string) => (await batches().pages(id, { perPage: 100 })).data
const fileOf = async (files: Record<string, File>, name = 'nominas.zip') => {
  const all = await Promise.all(
    Object.entries(files).map(
      async ([key, file]) => [key, new Uint8Array(await file.arrayBuffer())] as const,
    ),
  )
  return new File([new Uint8Array(await zipOf(Object.fromEntries(all)))], name)
}
const fault = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => (isPortalError(error) && 'fields' in error ? error.fields : error),
  )
const textOf = async (file: Blob) =>
  (await readPdf(new Uint8Array(await file.arrayBuffer()))).pages.map(({ texts }) => texts.join(' '))
/** Makes every insert into a table fail until undone. */
async function broken(table: 'payslip_pages' | 'payslip_parts'): Promise<() => Promise<unknown>> {
  const { db } = started.server.server.kernel.database
  await sql`alter table ${sql.table(table)} add constraint broken check (false) not valid`.execute(db)
  return () => sql`alter table ${sql.table(table)} drop constraint broken`.execute(db)
}
/** The payslips a person can read. */
const own = async ({ portal }: Paid) => (await portal.payslips.own()).payslips

describe('payslipBatches.create, payslipBatches.show, payslipBatches.pages and payslipBatches.page', () => {
  it('NOM-3.1: one big PDF is split by NIF, and a ZIP too; pages of one person that follow one another are one payslip', async () => {
    const [ana, luis] = [await started.paid(), await started.paid()]
    await started.published(pdfOf([pageOf(ana, '2026-02'), pageOf(ana, '2026-02'), pageOf(luis, '2026-02')]))
    const zip = await fileOf({
      'b/ana.pdf': pdfOf([pageOf(ana, '2026-01')]),
      'los demás.PDF': pdfOf([pageOf(luis, '2026-01'), pageOf(luis, '2026-01')]),
      'léame.txt': new File(['hola'], 'léame.txt'),
    })
    await started.published(zip, '2026-01')
    for (const [one, other, february, january] of [
      [ana, luis, 2, 1],
      [luis, ana, 1, 2],
    ] as const) {
      const payslips = await own(one)
      expect(payslips.map(({ month, pages }) => [month, pages])).toEqual([
        ['2026-02', february],
        ['2026-01', january],
      ])
      const texts = await Promise.all(
        payslips.map(async ({ id }) => textOf(await one.portal.payslips.file(id).blob())),
      )
      expect(texts.flat().every((text) => text.includes(one.taxId))).toBe(true)
      expect(texts.flat().some((text) => text.includes(other.taxId))).toBe(false)
    }
  })

  it('NOM-3.2: shows of each page whose it would be, before anything is published, and the page itself', async () => {
    const [ana, luis] = [await started.paid(), await started.paid()]
    await started.paidOut([ana])
    const batch = await started.uploaded(pdfOf([pageOf(luis, '2026-02'), pageOf(ana, '2026-02')]))
    expect(batch).toMatchObject({ state: 'review', pages: 2, done: 2, total: 2, assigned: 2, people: 2 })
    expect(
      (await pagesOf(batch.id)).map(({ number, person, replaces }) => [
        number,
        person?.displayName,
        replaces,
      ]),
    ).toEqual([
      [1, luis.name, false],
      [2, ana.name, true],
    ])
    expect(await textOf(await batches().page(batch.id, { number: 2 }).blob())).toEqual([
      expect.stringContaining(ana.taxId),
    ])
    const { data } = await batches().pages(batch.id, { search: luis.name })
    expect(data.map(({ number }) => number)).toEqual([1])
  })

  it('NOM-3.3: lists the pages without a match, each with the reason', async () => {
    const [ana, luis] = [await started.paid(), await started.paid()]
    const file = pdfOf([
      pageOf(ana, '2026-02'),
      pageOf(nobody, '2026-02'),
      [{ x: 50, y: 700, text: 'NIF: 99999901A' }],
      [],
      [...pageOf(ana, '2026-02'), { x: 50, y: 100, text: luis.taxId }],
      pageOf(luis, '2026-01'),
    ])
    const batch = await started.uploaded(file)
    expect(batch).toMatchObject({ assigned: 1, unassigned: 3, ambiguous: 2, people: 1 })
    const { data } = await batches().pages(batch.id, { state: ['unassigned', 'ambiguous'] })
    expect(data.map(({ number, state, reason, taxId }) => [number, state, reason, taxId])).toEqual([
      [2, 'unassigned', 'unknown_tax_id', nobody.taxId],
      [3, 'unassigned', 'no_tax_id', null],
      [4, 'unassigned', 'no_text', null],
      [5, 'ambiguous', 'several_people', expect.any(String)],
      [6, 'ambiguous', 'other_month', luis.taxId],
    ])
  })

  it('says why a file cannot be read, and keeps nothing of it', async () => {
    const plain = Buffer.from(await pdfOf([pageOf(nobody, '2026-02')]).arrayBuffer()).toString('latin1')
    const key = `<${'00'.repeat(32)}>`
    const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >> /ID [<00> <00>] /Root`
    const asFile = (text: string) => new File([Buffer.from(text, 'latin1')], 'nominas.pdf')
    const failed = async (file: File) => {
      const { state, failure, pages } = await started.uploaded(file)
      return [state, failure, pages]
    }
    expect(await failed(asFile(plain.replace('/Root', lock)))).toEqual(['failed', 'encrypted', 0])
    expect(await failed(asFile('%PDF-1.4\nno es nada'))).toEqual(['failed', 'unreadable', 0])
    expect(await failed(await fileOf({ 'a.txt': new File(['x'], 'a.txt') }))).toEqual(['failed', 'empty', 0])
    const bomb = await zipOf({ 'a.pdf': new Uint8Array(1024) })
    // A zip bomb: its declared size exceeds any memory.
    bomb.writeUInt32LE(0xfffffff0, bomb.indexOf('PK\u0001\u0002') + 24)
    expect(await failed(new File([new Uint8Array(bomb)], 'a.zip'))).toEqual(['failed', 'too_large', 0])
  })

  it('takes nothing else than a PDF or a ZIP with something in it', async () => {
    const send = (text: string) => batches().create(new File([text], 'nominas.pdf'), { month: '2026-02' })
    await expect(send('MZ no es un PDF')).rejects.toMatchObject({ status: 415 })
    expect(await fault(send(''))).toMatchObject({ file: [{ code: 'blank' }] })
    const file = pdfOf([pageOf(nobody, '2026-02')])
    expect(await fault(batches().create(file, { month: '2026-13' }))).toHaveProperty('month')
  })
})

describe('payslipBatches.index, payslipBatches.assign, payslipBatches.people, payslipBatches.publish, payslipBatches.cancel and payslipBatches.retry', () => {
  it('says that reading failed by itself, keeps the file, and reads it when it is tried again', async () => {
    const ana = await started.paid()
    const mend = await broken('payslip_pages')
    const failed = await started.uploaded(pdfOf([pageOf(ana, '2026-02')]))
    await mend()
    expect(failed).toMatchObject({ state: 'failed', failure: 'internal' })
    expect(failed.finishedAt).not.toBeNull()
    const read = await settled(started.payroll.portal, await batches().retry(failed.id))
    expect(read).toMatchObject({ state: 'review', failure: null, finishedAt: null, pages: 1, people: 1 })
    expect(await fault(batches().retry(failed.id))).toMatchObject({ state: [{ code: 'invalid' }] })
  })

  it('says that reading failed by itself before it began, and is not asked to read it ten times', async () => {
    const ana = await started.paid()
    const { db } = started.server.server.kernel.database
    await sql`alter table payslip_batches add constraint broken check (state <> 'analysing') not valid`.execute(
      db,
    )
    const failed = await started.uploaded(pdfOf([pageOf(ana, '2026-02')]))
    await sql`alter table payslip_batches drop constraint broken`.execute(db)
    expect(failed).toMatchObject({ state: 'failed', failure: 'internal', pages: 0 })
    const read = await settled(started.payroll.portal, await batches().retry(failed.id))
    expect(read).toMatchObject({ state: 'review', failure: null, pages: 1 })
  })

  it('publishes nothing when publishing fails, and the confirmed pages on a retry', async () => {
    const ana = await started.paid()
    const { id, version } = await started.uploaded(pdfOf([pageOf(ana, '2026-02')]))
    const mend = await broken('payslip_parts')
    const failed = await settled(started.payroll.portal, await batches().publish(id, { version }))
    await mend()
    expect(failed).toMatchObject({ state: 'failed', failure: 'internal', assigned: 1 })
    expect(await own(ana)).toEqual([])
    const done = await settled(started.payroll.portal, await batches().retry(id))
    expect(done).toMatchObject({ state: 'published', failure: null })
    expect(await own(ana)).toMatchObject([{ pages: 1 }])
  })

  it('cancels what failed by itself', async () => {
    const ana = await started.paid()
    const mend = await broken('payslip_pages')
    const { id } = await started.uploaded(pdfOf([pageOf(ana, '2026-02')]))
    await mend()
    expect(await batches().cancel(id)).toMatchObject({ state: 'cancelled', failure: null })
    expect(await fault(batches().retry(id))).toHaveProperty('state')
  })

  it('NOM-3.4: publishes nothing until everything has been looked through and is confirmed', async () => {
    const [ana, luis] = [await started.paid(), await started.paid()]
    const { id, version } = await started.uploaded(pdfOf([pageOf(ana, '2026-02'), pageOf(nobody, '2026-02')]))
    expect(await own(ana)).toEqual([])
    expect(await fault(batches().publish(id, { version }))).toMatchObject({
      pages: [{ code: 'invalid', count: 1 }],
    })
    const { data } = await batches().people({ search: luis.name })
    expect(data).toEqual([{ id: luis.id, displayName: luis.name }])
    const assigned = await batches().assign(id, { pages: [2], employeeId: luis.id, version })
    expect(assigned).toMatchObject({ state: 'review', assigned: 2, people: 2 })
    expect(await fault(batches().publish(id, { version }))).toMatchObject({ version: [{ code: 'stale' }] })
    expect([await own(ana), await own(luis)]).toEqual([[], []])
    const done = await settled(
      started.payroll.portal,
      await batches().publish(id, { version: assigned.version }),
    )
    expect(done).toMatchObject({ state: 'published', done: 2, total: 2 })
    expect([await own(ana), await own(luis)]).toMatchObject([[{ pages: 1 }], [{ pages: 1 }]])
    expect(await fault(batches().publish(id, { version: done.version }))).toHaveProperty('state')
  })

  it('leaves pages out, and publishes no batch of which nothing is left', async () => {
    const ana = await started.paid()
    const { id, version } = await started.uploaded(pdfOf([pageOf(ana, '2026-02'), pageOf(nobody, '2026-02')]))
    const rest = await batches().assign(id, { rest: true, employeeId: null, version })
    expect(rest).toMatchObject({ assigned: 1, leftOut: 1, unassigned: 0 })
    const all = await batches().assign(id, { pages: [1], employeeId: null, version: rest.version })
    expect(await fault(batches().publish(id, { version: all.version }))).toMatchObject({
      pages: [{ code: 'blank' }],
    })
    const unknown = { pages: [3], employeeId: ana.id, version: all.version }
    expect(await fault(batches().assign(id, unknown))).toMatchObject({ pages: [{ code: 'inclusion' }] })
    const stranger = { pages: [1], employeeId: id, version: all.version }
    expect(await fault(batches().assign(id, stranger))).toMatchObject({ employeeId: [{ code: 'inclusion' }] })
  })

  it('cancels a batch: none of it is published, and its pages cannot be opened', async () => {
    const ana = await started.paid()
    const { id } = await started.uploaded(pdfOf([pageOf(ana, '2026-02')]))
    expect(await batches().cancel(id)).toMatchObject({ state: 'cancelled' })
    expect(await own(ana)).toEqual([])
    expect(await fault(batches().cancel(id))).toHaveProperty('state')
    await expect(batches().page(id, { number: 1 }).blob()).rejects.toMatchObject({ status: 409 })
    const { data } = await batches().index({ state: ['cancelled'] })
    expect(data.map((one) => one.id)).toContain(id)
  })
})
