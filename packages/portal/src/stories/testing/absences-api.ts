import { answer, exampleOf } from '@portal/sdk/testing/msw'
import { absencePreview, absenceRows } from './absence-answers.ts'

/** Absences of a team, bags, adaptations and their report. */
export function absencesApi(isEmpty: boolean) {
  let rows = isEmpty ? [] : absenceRows()
  const one = exampleOf('absences.show')
  const shown = (id: unknown) => ({ ...one, ...rows.find((row) => row.id === id) })
  const become = (id: unknown, state: 'approved' | 'in_review') => {
    rows = rows.map((row) =>
      row.id === id ? { ...row, state, stage: null, canDecide: false, canJustify: false } : row,
    )
    return shown(id)
  }
  return [
    answer('absences.index', () => {
      const { meta } = exampleOf('absences.index')
      return { data: rows, meta: { ...meta, totalCount: rows.length } }
    }),
    answer('absences.show', ({ params: { id } }) => ({ ...shown(id), id })),
    answer('absences.preview', ({ body: { from, until = from } }) => absencePreview(from, until)),
    answer('absences.create', ({ body, refuse }) =>
      body.comment === 'otra vez' ? refuse(422, { errors: { from: [{ error: 'taken' }] } }) : one,
    ),
    answer('absences.approve', ({ params: { id } }) => become(id, 'approved')),
    answer('absences.justify', ({ params: { id } }) => become(id, 'in_review')),
    answer('absenceFiles.create', () => exampleOf('absenceFiles.create')),
    answer('absenceBalances.index', () => (isEmpty ? [] : exampleOf('absenceBalances.index'))),
    answer('workdayAdaptations.index', () => {
      const { data, meta } = exampleOf('workdayAdaptations.index')
      const asked = data.map((row) => ({ ...row, canAnswer: true }))
      return isEmpty ? { data: [], meta: { ...meta, totalCount: 0 } } : { data: asked, meta }
    }),
    answer('workdayAdaptations.show', () => exampleOf('workdayAdaptations.show')),
    answer('absenteeism.show', () => report(isEmpty)),
    answer('absenceTypes.index', () => {
      const { data, meta } = exampleOf('absenceTypes.index')
      return { data: data.map((type) => ({ ...type, active: true, deletedAt: null })), meta }
    }),
  ]
}

/** A report with a group among the others, and a rate based on fewer than five people. */
function report(isEmpty: boolean) {
  const shown = exampleOf('absenteeism.show')
  const { agreedMinutes } = shown.a1
  const groups = [
    { cause: 'sick_leave' as const, people: 12, days: 52.5, minutes: 24_600 },
    { cause: 'others' as const, people: null, days: 3, minutes: 1_320 },
  ]
  return {
    ...shown,
    groups: isEmpty ? [] : groups,
    rows: [],
    a3: { absentMinutes: null, agreedMinutes, percent: null },
  }
}
