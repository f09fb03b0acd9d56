import type { Absence } from '@portal/sdk'
import { exampleOf } from '@portal/sdk/testing/msw'

const other = '0193b3a0-0000-4000-8000-00000000000'

/** A requested cancellation, open-ended sick leave, and an absence with a hidden cause. */
export function absenceRows(): Absence[] {
  const [one] = exampleOf('absences.index').data
  if (one === undefined || one.type === null) throw new Error('The example of absences has one with a type')
  const { type } = one
  return [
    { ...one, id: `${other}1`, state: 'in_review' as const, stage: 'hr' as const, canDecide: true },
    {
      ...{ ...one, id: `${other}2`, state: 'ongoing' as const, until: null, units: null, canAddPart: true },
      type: { ...type, name: 'Incapacidad temporal', family: 'sick_leave' as const, private: true },
    },
    {
      ...one,
      id: `${other}3`,
      state: 'approved' as const,
      type: null,
      unit: null,
      units: null,
      hasProof: null,
    },
    { ...one, id: `${other}4`, state: 'awaiting_proof' as const, hasProof: false, canJustify: true },
  ]
}

/** Five working days are allowed: longer absences are rejected with the numbers. */
export function absencePreview(from: string, until: string | null) {
  const preview = exampleOf('absences.preview')
  const dayMs = 24 * 60 * 60_000
  const count = until === null ? 1 : (Date.parse(until) - Date.parse(from)) / dayMs + 1
  const days = Array.from({ length: count }, (_, at) => ({
    date: new Date(Date.parse(from) + at * dayMs).toISOString().slice(0, 10),
    ...{ units: 1, reason: 'working_day' as const, holiday: null },
  }))
  const refusal = { rule: 'per_event' as const, date: null, count, limit: 5, name: null, heldBy: null }
  return { ...preview, units: count, days, refusals: count > 5 ? [refusal] : [] }
}
