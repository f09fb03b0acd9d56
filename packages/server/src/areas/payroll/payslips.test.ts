import { isPortalError } from '@portal/sdk'
import { readPdf } from '@portal/pdf/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employed } from '#testing/employed.ts'
import { jobsDone } from '#testing/inbox.ts'
import { confirmed } from '#testing/months.ts'
import { ordinary, pageOf, type Paid, type Payslips, pdfOf, startPayslips } from '#testing/payslips.ts'
import { coordinated } from '#testing/vacations.ts'
import { came, centerIn } from '#testing/working-time.ts'
import { unzipped } from '#testing/zips.ts'

let started: Payslips
beforeAll(async () => {
  started = await startPayslips()
})
afterAll(() => started.server.close())

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
const textOf = async (bytes: Uint8Array) =>
  (await readPdf(bytes)).pages.flatMap(({ texts }) => texts).join(' ')
const statusOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    (error: unknown) => (isPortalError(error) && 'status' in error ? error.status : error),
  )
/** A person's latest payslip. */
async function last({ portal }: Paid) {
  const [payslip] = (await portal.payslips.own()).payslips
  if (payslip === undefined) throw new Error('no payslip')
  return payslip
}
const notices = async ({ portal }: Paid, kind: 'payslips.published' | 'payslips.due') =>
  (await portal.notifications.index({ kind: [kind] })).data

describe('payslips.own, payslips.show, payslips.file and payslips.export', () => {
  it('NOM-1.1: shows one’s own payslips by year, and the years that there are', async () => {
    const [ana, luis] = [await started.paid(), await started.paid()]
    await started.paidOut([ana, luis], '2025-12')
    await started.paidOut([ana], '2026-01')
    await started.paidOut([ana], '2026-02')
    const months = async (year?: number) => {
      const own = await ana.portal.payslips.own(year === undefined ? {} : { year })
      return [own.year, own.years, own.payslips.map(({ month }) => month)]
    }
    expect(await months()).toEqual([2026, [2026, 2025], ['2026-02', '2026-01']])
    expect(await months(2025)).toEqual([2025, [2026, 2025], ['2025-12']])
    expect(await luis.portal.payslips.own()).toMatchObject({ year: 2025, payslips: [{ month: '2025-12' }] })
  })

  it('NOM-1.2: a payslip is looked at as PDF and downloaded', async () => {
    const ana = await started.paid()
    await started.paidOut([ana])
    const { id } = await last(ana)
    for (const act of ['file', 'export'] as const) {
      const file = await ana.portal.payslips[act](id)
      expect(file).toMatchObject({ filename: 'nomina-2026-02.pdf', contentType: 'application/pdf' })
      expect(await textOf(await bytesOf(await file.blob()))).toContain(ana.taxId)
    }
  })

  it('NOM-1.3: sums up the year, and names the payslips not counted', async () => {
    const ana = await started.paid()
    await started.paidOut([ana], '2026-01')
    await started.paidOut([ana], '2026-02')
    const unclear = pdfOf([pageOf(ana, '2025-12', { ...ordinary, netCents: 1 })])
    await started.published(unclear, '2025-12')
    await started.paidOut([ana], '2025-11')
    const extra = pdfOf([pageOf(ana, '2026-02')])
    await started.published(extra, '2026-02', 'extra')
    const twice = Object.fromEntries(Object.entries(ordinary).map(([name, cents]) => [name, cents * 3]))
    const { toDate, payslips } = await ana.portal.payslips.own({ year: 2026 })
    expect(payslips.map(({ kind, month }) => `${kind} ${month}`)).toEqual([
      'extra 2026-02',
      'ordinary 2026-02',
      'ordinary 2026-01',
    ])
    expect(toDate).toEqual({ ...twice, counted: 3, uncounted: [] })
    const before = await ana.portal.payslips.own({ year: 2025 })
    const december = before.payslips.find(({ month }) => month === '2025-12')
    expect(december?.amounts).toBeNull()
    expect(before.toDate).toEqual({
      ...ordinary,
      counted: 1,
      uncounted: [{ id: december?.id, month: '2025-12', kind: 'ordinary' }],
    })
  })
})

describe('payslips.envelope', () => {
  it('NOM-9 FIC-14.2: the payslip carries the hours of its month in the same envelope, and the person acknowledges them', async () => {
    const ana = await started.paid(['MENU_ACCESOS', 'FICHAJE_CREAR'])
    const workCenterId = (await centerIn(started.admin, 'Europe/Madrid')).id
    const contract = {
      weeklyMinutes: 1200,
      kind: 'indefinite',
      startsOn: '2026-02-02',
      partTime: true,
    } as const
    await started.admin.contracts.create({ ...contract, employeeId: ana.id, workCenterId })
    const days = '02 03 04 05 06 09 10 11 12 13 16 17 18 19 20'.split(' ')
    for (const day of days) await came(started.server, ana, `2026-02-${day}`, 240)
    for (const day of ['23', '24', '25', '26', '27']) await came(started.server, ana, `2026-02-${day}`, 300)
    await started.paidOut([ana])
    const { id } = await last(ana)
    const summary = await ana.portal.monthSheets.summary(ana.id, { month: '2026-02' })
    const { ordinarySeconds, complementarySeconds, hash } = summary
    expect(ordinarySeconds + complementarySeconds).toBe(85 * 3600)
    const { hours } = await ana.portal.payslips.show(id)
    expect(hours).toMatchObject({ partTime: true, ordinarySeconds, complementarySeconds, hash })
    expect(hours?.acknowledgedAt).toBeNull()
    const envelope = await ana.portal.payslips.envelope(id)
    expect(envelope.filename).toBe('nomina-2026-02.zip')
    const files = await unzipped(await bytesOf(await envelope.blob()))
    expect(Object.keys(files).sort()).toEqual(['jornada-2026-02.pdf', 'nomina-2026-02.pdf'])
    expect(await textOf(files['nomina-2026-02.pdf'] ?? new Uint8Array())).toContain(ana.taxId)
    const sheet = await textOf(files['jornada-2026-02.pdf'] ?? new Uint8Array())
    expect(sheet).toContain('Resumen mensual (ET art. 12.4.c y 35.5)')
    expect(sheet).toContain(ana.name)
    const { db } = started.server.server.kernel.database
    const row = await db.selectFrom('payslips').where('id', '=', id).select('hoursHash').executeTakeFirst()
    expect(row?.hoursHash).toBe(hash)
    await confirmed(ana)
    const after = await ana.portal.payslips.show(id)
    expect(after.hours?.acknowledgedAt).not.toBeNull()
  })

  it('an extra pay has no hours of its own', async () => {
    const ana = await started.paid()
    await started.published(pdfOf([pageOf(ana, '2026-02')]), '2026-02', 'extra')
    const { id } = await last(ana)
    expect((await ana.portal.payslips.show(id)).hours).toBeNull()
    const files = await unzipped(await bytesOf(await ana.portal.payslips.envelope(id).blob()))
    expect(Object.keys(files)).toEqual(['nomina-2026-02-extra.pdf'])
  })

  it('fails when the stored file cannot be read, and the server goes on', async () => {
    const ana = await started.paid()
    await started.paidOut([ana])
    const { id } = await last(ana)
    const { database, blobs } = started.server.server.kernel
    const { blobKey } = await database.db
      .selectFrom('payslips')
      .where('id', '=', id)
      .select('blobKey')
      .executeTakeFirstOrThrow()
    await blobs.delete(blobKey)
    await expect(ana.portal.payslips.envelope(id).blob()).rejects.toSatisfy(isPortalError)
    expect((await ana.portal.payslips.show(id)).id).toBe(id)
  })
})

describe('payslips.index, payslips.remind and payslips.withdraw', () => {
  it('NOM-4: only the person and payroll open a payslip; who coordinates them and sees every other record does not, nor learns of it', async () => {
    const ana = await started.paid()
    const boss = await employed(started.server, [
      ...(['RETENCIONES_VER', 'NOTIFICACIONES_VER', 'VER_DASHBOARD', 'MENU_LOGS', 'MENU_REPORTES'] as const),
      ...([
        'REPORTES_TODOS',
        'ACCESOS_VER',
        'HOJAS_MES_GESTIONAR',
        'EMPLEADOS_VER_DATOS_PERSONALES',
      ] as const),
      ...(['CERTIFICADOS_LISTAR_TODOS', 'GESTIONAR_AUSENCIAS'] as const),
    ])
    await coordinated(started.server, ana, boss)
    const mark = `secreto-${ana.taxId}`
    const { id: batchId } = await started.published(pdfOf([pageOf(ana, '2026-02')], `${mark}.pdf`))
    const { id } = await last(ana)
    await ana.portal.payslips.file(id).blob()
    await started.payroll.portal.payslips.file(id).blob()
    const { payslips, payslipBatches } = boss.portal
    const own = [payslips.show(id), payslips.file(id), payslips.export(id), payslips.envelope(id)]
    expect(await Promise.all(own.map(statusOf))).toEqual(own.map(() => 404))
    const ofPayroll = [
      payslips.index(),
      payslips.remind({ month: '2026-02' }),
      payslips.withdraw(id, { reason: 'Porque sí' }),
      payslipBatches.index(),
      payslipBatches.show(batchId),
      payslipBatches.pages(batchId),
      payslipBatches.page(batchId, { number: 1 }),
      payslipBatches.people({ search: ana.name }),
      payslipBatches.cancel(batchId),
    ]
    expect(await Promise.all(ofPayroll.map(statusOf))).toEqual(ofPayroll.map(() => 403))
    expect(await payslips.own()).toMatchObject({ years: [], payslips: [] })
    // Neither the name of the file, nor the document number in it, nor amounts.
    const logged = JSON.stringify([
      (await boss.portal.logs.index({ family: ['payslips', 'payslipBatches'], perPage: 100 })).data,
      (await boss.portal.logs.index({ search: mark })).data,
      (await boss.portal.notifications.index()).data,
      await boss.portal.dashboard.show(),
    ])
    for (const secret of [mark, ana.taxId, 'netCents', String(ordinary.netCents)])
      expect(logged).not.toContain(secret)
    expect((await boss.portal.notifications.index()).meta.totalCount).toBe(0)
    const seen = await started.payroll.portal.payslips.index({ employeeId: ana.id })
    expect(seen.data).toMatchObject([{ id, person: { id: ana.id }, version: 1 }])
    expect(JSON.stringify(seen)).not.toContain('Cents')
  })

  it('NOM-5.1: only the person is notified when their payslip is published', async () => {
    const [ana, luis] = [await started.paid(), await started.paid()]
    await started.uploaded(pdfOf([pageOf(ana, '2026-02')]))
    expect(await notices(ana, 'payslips.published')).toEqual([])
    await started.paidOut([ana])
    const link = '/nominas?year=2026'
    expect(await notices(ana, 'payslips.published')).toMatchObject([{ data: { month: '2026-02' }, link }])
    expect(await notices(luis, 'payslips.published')).toEqual([])
  })

  it('NOM-5.2: keeps when the person looked and when they downloaded, and what payroll does is neither', async () => {
    const ana = await started.paid()
    await started.paidOut([ana])
    const { id } = await last(ana)
    await started.payroll.portal.payslips.file(id).blob()
    expect(await last(ana)).toMatchObject({ seenAt: null, downloadedAt: null })
    const own = async (unread: boolean) => (await ana.portal.payslips.own({ unread })).payslips.length
    expect([await own(true), await own(false)]).toEqual([1, 0])
    await ana.portal.payslips.file(id).blob()
    const at = started.clock.now().toISOString()
    expect(await last(ana)).toMatchObject({ seenAt: at, downloadedAt: null })
    expect([await own(true), await own(false)]).toEqual([0, 1])
    await ana.portal.payslips.envelope(id).blob()
    expect(await last(ana)).toMatchObject({ seenAt: at, downloadedAt: at })
    const { index } = started.payroll.portal.payslips
    const { data, meta } = await index({ employeeId: ana.id, downloaded: true })
    expect(data).toMatchObject([{ id, downloadedAt: at }])
    expect(meta).toMatchObject({ published: 1, downloaded: 1 })
  })

  it('NOM-5.3: reminds who has not downloaded theirs, once a day', async () => {
    const [ana, luis] = [await started.paid(), await started.paid()]
    await started.paidOut([ana, luis], '2024-05')
    await ana.portal.payslips.export((await last(ana)).id).blob()
    const { remind } = started.payroll.portal.payslips
    expect(await remind({ month: '2024-05' })).toEqual({ notified: 1, alreadyNotified: 0 })
    expect(await remind({ month: '2024-05' })).toEqual({ notified: 0, alreadyNotified: 1 })
    await jobsDone(started.server)
    expect(await notices(luis, 'payslips.due')).toMatchObject([{ data: { month: '2024-05' } }])
    expect(await notices(ana, 'payslips.due')).toEqual([])
  })

  it('NOM-6.1: a new version takes the place of the one before', async () => {
    const ana = await started.paid()
    await started.paidOut([ana])
    await started.published(
      pdfOf([pageOf(ana, '2026-02', { ...ordinary, grossCents: 132_426, netCents: 119_261 })]),
    )
    const { payslips, toDate } = await ana.portal.payslips.own()
    expect(payslips[0]).toMatchObject({ version: 2, state: 'published', amounts: { netCents: 119_261 } })
    expect(toDate).toMatchObject({ counted: 1, netCents: 119_261 })
    expect(await notices(ana, 'payslips.published')).toHaveLength(2)
  })

  it('NOM-6.2: the one before is kept, marked as replaced, and can still be read', async () => {
    const ana = await started.paid()
    await started.paidOut([ana])
    const first = await last(ana)
    await started.paidOut([ana])
    const { versions } = await ana.portal.payslips.show((await last(ana)).id)
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'published'],
      [1, 'replaced'],
    ])
    expect(versions[1]).toMatchObject({ id: first.id, sha256: first.sha256 })
    expect(versions[1]?.closedAt).not.toBeNull()
    const file = await ana.portal.payslips.file(first.id).blob()
    expect(await textOf(await bytesOf(file))).toContain(ana.taxId)
  })

  it('withdraws a payslip published by mistake: its person can no longer open it, but sees that it existed', async () => {
    const ana = await started.paid()
    await started.paidOut([ana])
    const { id } = await last(ana)
    const { withdraw } = started.payroll.portal.payslips
    expect(await withdraw(id, { reason: 'Es de otra persona' })).toMatchObject({ state: 'withdrawn' })
    expect(await statusOf(withdraw(id, { reason: 'Es de otra persona' }))).toBe(409)
    expect(await statusOf(ana.portal.payslips.file(id))).toBe(404)
    const { payslips, toDate } = await ana.portal.payslips.own()
    expect(payslips).toMatchObject([{ id, state: 'withdrawn', amounts: null }])
    expect(toDate).toMatchObject({ counted: 0, uncounted: [] })
  })

  it('NOM-8.2: a download asks for the password again after five minutes', async () => {
    const ana = await started.paid()
    await started.paidOut([ana])
    const { id } = await last(ana)
    started.clock.forward(6 * 60)
    const { payslips, session } = ana.portal
    for (const act of ['export', 'envelope'] as const)
      await expect(payslips[act](id).blob()).rejects.toMatchObject({ code: 'reauthentication' })
    await session.confirm({ password: 'demo-Portal-2026' })
    for (const act of ['export', 'envelope'] as const)
      expect((await payslips[act](id).blob()).size).toBeGreaterThan(0)
  })
})
