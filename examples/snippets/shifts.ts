import type { Portal } from '@portal/sdk'

// #region pattern
export async function twoWeeks(portal: Portal, name: string) {
  const early = {
    segments: [{ start: 7 * 60, end: 15 * 60 }],
    breaks: [{ start: 11 * 60, end: 11 * 60 + 20 }],
  }
  const late = { segments: [{ start: 15 * 60, end: 23 * 60 }] }
  const off = { segments: [] }
  return portal.shiftPatterns.create({
    name,
    anchorOn: '2040-01-02',
    weeks: [
      [early, early, early, early, early, off, off],
      [late, late, late, late, late, off, off],
    ],
  })
}
// #endregion

// #region assign
export async function assign(portal: Portal, patternId: string, employeeIds: string[]) {
  const { assigned } = await portal.shiftAssignments.create({
    employeeIds,
    patternId,
    startsOn: '2040-01-02',
    firstWeek: 2,
  })
  return assigned
}
// #endregion

// #region change
export async function swap(portal: Portal, employeeId: string) {
  const { warnings, undo } = await portal.shifts.change({
    changes: [
      { do: 'move', employeeId, date: '2040-01-03', toDate: '2040-01-07' },
      { do: 'put', employeeId, date: '2040-01-04', segments: [{ start: 600, end: 900 }], note: 'Training' },
    ],
  })
  for (const { date, code, minutes } of warnings) console.warn(`${date}: ${code}, ${minutes} minutes`)
  return undo
}
// #endregion

// #region import
export async function fromFile(portal: Portal, username: string) {
  const { created, rows } = await portal.shifts.import({
    dryRun: true,
    rows: [
      { username, date: '2040-02-01', segments: '08:00-14:00', note: 'Replacement' },
      { username, date: '2040-02-30', segments: '08:00-14:00' },
    ],
  })
  for (const { row, errors } of rows) console.warn(`row ${row}: ${Object.keys(errors).join(', ')}`)
  return created
}
// #endregion

// #region importPlans
export async function fromPlans(portal: Portal, username: string, pattern: string) {
  const times = '07:00-15:00 (11:00-11:20) | 15:00-23:00'
  const patterns = await portal.shiftPatterns.import({
    dryRun: false,
    rows: [{ name: pattern, anchorOn: '2041-01-07', monday: times, tuesday: times, friday: '08:00-14:00' }],
  })
  const assignments = await portal.shiftAssignments.import({
    dryRun: false,
    rows: [{ username, pattern, startsOn: '2041-01-07', endsOn: '2041-01-20', firstWeek: 2 }],
  })
  return [patterns.created, assignments.created]
}
// #endregion

// #region changes
export async function changesOf(portal: Portal, assignmentId: string) {
  const { data, meta } = await portal.shiftAssignments.changes(assignmentId)
  for (const { at, person, before, after } of data) console.log(at, person?.displayName, before, after)
  if (meta.next !== null) console.log('earlier ones: changes(assignmentId, { after: meta.next })')
  return data.map(({ act }) => act)
}
// #endregion

// #region planned
export async function planned(portal: Portal, employeeId: string) {
  const { data } = await portal.shifts.index({ employeeId, from: '2040-01-02', until: '2040-01-08' })
  const [plan] = data
  for (const { date, source, minutes } of plan?.days ?? [])
    console.log(`${date}: ${minutes} minutes by ${source}`)
  return plan?.minutes ?? 0
}
// #endregion
