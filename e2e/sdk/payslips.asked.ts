import type { Portal } from '@portal/sdk'
import type { TestServer } from '@portal/server/testing'
import type { Asking } from './asking.ts'

/** A batch reviewed and published, another one retried and cancelled, and what employees do with their payslips. */
export async function ask({ portal, strict, server }: Asking): Promise<void> {
  const { payslips, payslipBatches } = portal
  const [review] = (await payslipBatches.index({ state: ['review'] })).data
  if (review === undefined) throw new Error('The demo has no batch of payslips in review')
  const { id, month, version } = review
  await payslipBatches.pages(id, { state: ['assigned'] })
  const page = await payslipBatches.page(id, { number: 1 }).blob()
  const { data: people } = await payslipBatches.people({ search: 'a' })
  const employeeId = people[0]?.id ?? ''
  const assigned = await payslipBatches.assign(id, { pages: [1], employeeId, version })
  const rest = { rest: true, employeeId: null, version: assigned.version }
  const left = await payslipBatches.assign(id, rest)
  await payslipBatches.publish(id, { version: left.version })
  await payslipBatches.show(id)
  const other = await payslipBatches.create(new File([page], 'nomina.pdf'), { month, kind: 'extra' })
  await fail(server, other.id)
  await payslipBatches.retry(other.id)
  await payslipBatches.cancel(other.id)
  await askOwn(await strict('empleado'))
  await payslips.remind({ month })
  const { data } = await payslips.index({ sort: 'person', state: ['published'] })
  await payslips.withdraw(data[0]?.id ?? '', { reason: 'Es de otra persona' })
}

/** Sets a batch to failed, as after a fault of the service. */
async function fail({ server }: TestServer, batchId: string): Promise<void> {
  const failed = { state: 'failed', failure: 'internal' } as const
  const { db } = server.kernel.database
  await db.updateTable('payslipBatches').set(failed).where('id', '=', batchId).execute()
}

async function askOwn({ payslips }: Portal): Promise<void> {
  const { year } = await payslips.own()
  const { payslips: own } = await payslips.own({ year })
  const last = own.find(({ state }) => state === 'published')?.id ?? ''
  await payslips.show(last)
  await payslips.file(last).blob()
  await payslips.export(last).blob()
  await payslips.envelope(last).blob()
}
