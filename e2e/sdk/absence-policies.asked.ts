import type { AbsencePolicyInput, AbsencePolicyRule } from '@portal/sdk'
import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** The leave of an agreement is written as a draft, edited, published and withdrawn, and another draft is deleted. */
export async function ask({ portal }: Asking): Promise<void> {
  const { absencePolicies, absenceTypes } = portal
  const { data } = await absenceTypes.index({ search: 'MUD' })
  const absenceTypeId = data[0]?.id ?? ''
  const terms: Omit<AbsencePolicyRule, 'absenceTypeId'> = {
    ...{ unit: 'working_days', maxPerEvent: 2, maxPerYear: null, yearlyBy: 'fixed', variations: [] },
    ...{ pay: 'company', countsAsWorked: true, countsAsAbsenteeism: false, accruesVacation: true },
    ...{ justification: 'required', justificationDays: 5, approver: 'hr', source: 'Art. 30', note: '' },
  }
  const time = { weeklyMinutes: 2400, fullWeeklyMinutes: 2400 }
  const about = { absenceTypeId, kinship: null, travel: false, ...time }
  const input: AbsencePolicyInput = {
    ...{ agreement: 'Convenio de paso', name: 'Permisos de paso', validFrom: '2040-01-01', source: 'BOE' },
    rules: [{ absenceTypeId, ...terms }],
    examples: [{ name: 'Mudanza', ...about, limit: 2, unit: 'working_days', allowance: null }],
  }
  const { id } = await absencePolicies.create(input)
  await absencePolicies.index({ state: 'draft', search: 'de paso', sort: '-validFrom' })
  await absencePolicies.show(id)
  await absencePolicies.update(id, { ...input, ...(await seen(absencePolicies, id)), review: true })
  await absencePolicies.publish(id, { ...(await seen(absencePolicies, id)) })
  await absencePolicies.withdraw(id, { ...(await seen(absencePolicies, id)) })
  const other = await absencePolicies.create({ ...input, rules: [], examples: [] })
  await absencePolicies.destroy(other.id)
}
