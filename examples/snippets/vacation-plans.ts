import type { Portal } from '@portal/sdk'

// #region plan
export async function plan(company: Portal, name: string, groupId: string) {
  return company.vacationPlans.create({
    name,
    groupIds: [groupId],
    validFrom: '2040-01-01',
    rules: {
      autoApprove: true,
      longestDays: 15,
      noticeDays: 14,
      withinShifts: true,
      whenFull: 'waiting',
      waitingClosesDays: 7,
      grants: 'offer',
      offerHours: 48,
      fillingPercent: 75,
    },
  })
}
// #endregion

// #region quota
export async function summer(company: Portal, planId: string, limit: number) {
  const period = { startsOn: '2040-07-01', endsOn: '2040-08-31' }
  return company.vacationQuotas.create({ planId, ...period, weekdays: [1, 2, 3, 4, 5], limit })
}
// #endregion

// #region places
export async function places(mine: Portal, id: string, from: string, until: string) {
  const { plan: own, days } = await mine.vacationPlaces.show(id, { from, until })
  console.log(own === null ? 'no plan' : own.name)
  return days.length
}
// #endregion

// #region decide
export async function approve(company: Portal, ids: string[]) {
  const { intervals } = await company.operationVacations.preview({ ids })
  for (const { date, needed, after } of intervals)
    if (after < needed) console.warn(`${date}: ${after} of ${needed}`)
  const asked = await Promise.all(ids.map((id) => company.operationVacations.show(id)))
  const requests = asked.map(({ id, version }) => ({ id, version }))
  // In force six seconds later; until then it can be taken back.
  await company.operationVacations.decide({ decision: 'approve', requests, hold: true })
  return company.operationVacations.release({ ids })
}
// #endregion

// #region count
export async function count(company: Portal, planId: string, from: string, until: string) {
  const { states, rows } = await company.operationVacations.summary({ planId, from, until, by: 'week' })
  for (const { state, count: number } of states) console.log(`${state}: ${number}`)
  return rows.length
}
// #endregion
