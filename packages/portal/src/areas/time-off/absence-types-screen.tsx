import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { absenceTypes } from '@portal/sdk/main'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { approvers, families, justifications, pays, units } from './absence-values.ts'
import { changesFromField } from './changes-from-field.tsx'

const TermsDrawer = lazy(() => import('./terms-drawer.tsx').then((file) => ({ default: file.TermsDrawer })))

const AbsenceTypeList = resourceScreen({
  title: 'absenceTypes',
  phrases: 'absences:types',
  family: absenceTypes,
  label: ({ name }) => name,
  permissions: {
    create: 'TIPOLOGIA_AUSENCIAS_CREAR',
    update: 'TIPOLOGIA_AUSENCIAS_EDITAR',
    destroy: 'TIPOLOGIA_AUSENCIAS_ELIMINAR',
  },
  defaultSort: 'position',
  columns: [
    column.text('name', { rowHeader: true, sortable: true, priority: 1, wrap: true }),
    column.code('code', { sortable: true }),
    column.status('active'),
    column.colour('colour', { hidden: true }),
    column.choice('family', 'families'),
    column.choice('unit', 'units'),
    column.number('maxPerEvent'),
    column.number('maxPerYear'),
    column.choice('pay', 'pays'),
    column.boolean('countsAsWorked', { hidden: true }),
    column.boolean('countsAsAbsenteeism', { hidden: true }),
    column.boolean('accruesVacation', { hidden: true }),
    column.choice('justification', 'justifications'),
    column.number('justificationDays', { hidden: true }),
    column.choice('approver', 'approvers', { hidden: true }),
    column.boolean('private', { hidden: true }),
    column.text('country', { hidden: true }),
    column.text('source'),
    column.text('note', { hidden: true, wrap: true }),
    column.text('validFrom'),
    column.text('nextChangeOn'),
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [filter.active(), filter.oneOf('family', 'families', families), filter.deleted()],
  fields: [
    field.text('code', { isRequired: true, maxLength: 8 }),
    field.text('name', { isRequired: true, maxLength: 120 }),
    field.translations('translations'),
    field.colour('colour'),
    field.choice('family', 'families', families),
    field.text('country', { isRequired: true, maxLength: 2 }),
    field.check('private'),
    field.check('active', { isOn: true }),
    field.choice('unit', 'units', units),
    field.number('maxPerEvent', { min: 0, max: 10_000 }),
    field.number('maxPerYear', { min: 0, max: 10_000 }),
    field.choice('pay', 'pays', pays),
    field.check('countsAsWorked', { isOn: true }),
    field.check('countsAsAbsenteeism'),
    field.check('accruesVacation', { isOn: true }),
    field.choice('justification', 'justifications', justifications),
    field.number('justificationDays', { min: 0, max: 365 }),
    field.choice('approver', 'approvers', approvers),
    field.text('source', { maxLength: 200 }),
    field.longText('note', { maxLength: 500 }),
    changesFromField,
  ],
  href: ({ id }) => `/tipologiaAusencias?type=${id}`,
  toggle: 'active',
  importing: () => import('./absence-types-import.ts').then((file) => file.absenceTypesImport),
  bulk: ['activate', 'deactivate', 'destroy'],
})

/** The kinds of absence with the terms in force; one opens with what held and will hold (AUS-1). */
export function AbsenceTypesScreen() {
  const [params, setParams] = useSearchParams()
  const id = params.get('type')
  const close = () =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.delete('type')
      return next
    })
  return (
    <>
      <AbsenceTypeList />
      {id === null ? null : (
        <Suspense fallback={null}>
          <TermsDrawer key={id} id={id} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
