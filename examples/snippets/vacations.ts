import type { Portal, VacationPolicyInput } from '@portal/sdk'

// #region balance
export async function left(mine: Portal, id: string, year: number) {
  const { amounts } = await mine.vacationBalances.show(id, { year })
  for (const { kind, unit, entitlement, available } of amounts)
    console.log(`${kind}: ${available} of ${entitlement}, in ${unit}`)
  return amounts.length
}
// #endregion

// #region ask
export async function ask(mine: Portal, dates: string[]) {
  const wanted = { kind: 'loose' as const, days: dates.map((date) => ({ date })) }
  const { refusals, alternatives, availableAfter } = await mine.vacationRequests.preview(wanted)
  for (const { rule, date } of refusals) console.warn(`${date ?? 'all'}: ${rule}`)
  if (refusals.length > 0) return alternatives
  console.log(`${availableAfter} units will be left`)
  return mine.vacationRequests.create({ ...wanted, agreed: true })
}
// #endregion

// #region decide
export async function decide(lead: Portal, employeeId: string) {
  const { data } = await lead.vacationRequests.index({ employeeId, waiting: true })
  const requests = data.map(({ id, version }) => ({ id, version }))
  const outcomes = await lead.vacationRequests.decide({ decision: 'approve', requests })
  for (const { id, errors } of outcomes) if (errors !== null) console.warn(id, errors)
  return outcomes.map(({ state }) => state)
}
// #endregion

// #region ledger
export async function ledger(company: Portal, employeeId: string) {
  await company.vacationMovements.create({
    ...{ employeeId, bucketKind: 'annual', year: new Date().getFullYear(), kind: 'adjustment' },
    ...{ units: 2, reason: 'Balance of the system before' },
  })
  let units = 0
  for await (const movement of company.vacationMovements.list({ employeeId })) units += movement.units
  return units
}
// #endregion

// #region policy
export async function publish(company: Portal, input: VacationPolicyInput) {
  const draft = await company.vacationPolicies.create(input)
  const { version } = draft
  const outcome = await company.vacationPolicies.publish(draft.id, { version }).safe()
  if (!outcome.ok) console.warn(outcome.error.message)
  return outcome.ok
}
// #endregion

// #region calendar
export async function subscribe(mine: Portal) {
  const { id, url } = await mine.calendarFeeds.create({ kind: 'own' })
  console.log(`Subscribe to ${url}`)
  const renewed = await mine.calendarFeeds.renew(id)
  return { before: url, now: renewed.url }
}
// #endregion
