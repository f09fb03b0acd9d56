import type { Portal } from '@portal/sdk'

/** A month that somebody confirms, and the company locks, reopens and puts into the bank of hours. */
export async function askMonths(mine: Portal, company: Portal): Promise<void> {
  const id = mine.session.current?.userData.uid ?? ''
  const month = '2020-01'
  const { hash } = await mine.monthSheets.show(id, { month })
  await mine.monthSheets.confirm(id, { month, hash })
  await company.monthSheets.lock(id, { month })
  await company.monthSheets.reopen(id, { month, reason: 'Se revisa' })
  await company.monthSheets.index({ from: month, sort: '-balance' })
  await mine.monthSheets.index({ waiting: true })
  await mine.monthSheets.summary(id, { month })
  await mine.monthSheets.export(id, { month }).text()
  await company.monthSheets.remind({ month })
  const moved = { employeeId: id, kind: 'adjustment', minutes: 30, date: '2020-01-31' } as const
  await company.hourBank.create({ ...moved, reason: 'Saldo anterior' })
  await company.hourBank.index({ employeeId: id, kind: ['adjustment'] })
  await company.overtime.index({ employeeId: id, year: 2020 })
}
