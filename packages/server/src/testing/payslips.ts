import { randomUUID } from 'node:crypto'
import type { PermissionName } from '@portal/permissions'
import type { PayslipBatch, PayslipBatchState, Portal } from '@portal/sdk'
import { vi } from 'vitest'
import type { PayslipAmounts } from '#db/schema/payslips.ts'
import { demoNie } from '../demo/identity-numbers.ts'
import { payslipPage } from '../demo/payslip-page.ts'
import { type Drawn, plainPdf } from '../demo/plain-pdf.ts'
import { type Employed, employed } from './employed.ts'
import { startMonths } from './months.ts'
import { waitLimit } from './wait-limit.ts'
import type { TestServer } from './start-server.ts'

export type Paid = Employed & { taxId: string }

/** The ordinary monthly pay of an agent of level 10. */
export const ordinary: PayslipAmounts = {
  ...{ grossCents: 122_426, deductionsCents: 13_165, netCents: 109_261 },
  ...{ incomeTaxCents: 3881, incomeTaxBaseCents: 122_426, contributionBaseCents: 142_830 },
}

/** Numbers that nobody in the demo company has. */
let next = 1400

/** Gives somebody a unique NIE. */
async function withTaxId(server: TestServer, one: Employed): Promise<Paid> {
  const taxId = demoNie((next += 1))
  const { db } = server.server.kernel.database
  await db.updateTable('employees').set({ dni: taxId }).where('userId', '=', one.id).execute()
  return { ...one, taxId }
}

export const pageOf = ({ name, taxId }: Pick<Paid, 'name' | 'taxId'>, month: string, amounts = ordinary) =>
  payslipPage({ company: 'Contacta Atlántico', name, taxId, month, amounts })

/** Pages as an uploaded file. */
export const pdfOf = (pages: readonly (readonly Drawn[])[], name = `nominas-${randomUUID()}.pdf`): File =>
  new File([new Uint8Array(plainPdf(pages))], name, { type: 'application/pdf' })

/** Waits until a batch has reached a stable state. */
export async function settled(portal: Portal, { id }: Pick<PayslipBatch, 'id'>): Promise<PayslipBatch> {
  const busy: PayslipBatchState[] = ['uploaded', 'analysing', 'publishing']
  await vi.waitUntil(async () => !busy.includes((await portal.payslipBatches.show(id)).state), waitLimit)
  return portal.payslipBatches.show(id)
}

/** A server on the second of March of 2026, with somebody who publishes payslips. */
export async function startPayslips() {
  const started = await startMonths()
  const { server } = started
  const payroll = await employed(server, ['RETENCIONES_VER', 'NOMINAS_PUBLICAR', 'NOTIFICACIONES_VER'])
  const paid = async (more: readonly PermissionName[] = []) =>
    withTaxId(server, await employed(server, ['RETENCIONES_VER', 'NOTIFICACIONES_VER', ...more]))
  async function uploaded(file: File, month = '2026-02', kind?: 'ordinary' | 'extra') {
    const query = kind === undefined ? { month } : { month, kind }
    return settled(payroll.portal, await payroll.portal.payslipBatches.create(file, query))
  }
  /** Leaves out pages without a person, and publishes the rest. */
  async function published(
    file: File,
    month = '2026-02',
    kind?: 'ordinary' | 'extra',
  ): Promise<PayslipBatch> {
    const { payslipBatches } = payroll.portal
    const read = await uploaded(file, month, kind)
    const { id, version } = await payslipBatches.assign(read.id, {
      rest: true,
      employeeId: null,
      version: read.version,
    })
    return settled(payroll.portal, await payslipBatches.publish(id, { version }))
  }
  /** Publishes the payslips of these people from one file. */
  const paidOut = (people: readonly Paid[], month = '2026-02') =>
    published(pdfOf(people.map((one) => pageOf(one, month))), month)
  return { ...started, payroll, paid, uploaded, published, paidOut }
}

export type Payslips = Awaited<ReturnType<typeof startPayslips>>
