import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlannedPerson } from '@portal/sdk'
import { shifts } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { EmptyState, FilterBar, Stack, type OpenedCell, type PlannerRange } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { changeOf } from '#patterns/filter-change.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { filterValuesOf } from '#patterns/table-query.ts'
import { TableSearch } from '#patterns/table-search.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useShiftFilters, shiftAsk, shiftRules } from './shift-query.ts'
import { placesIn, ShiftGrid } from './shift-grid.tsx'
import { clearing, plannedOf, putting, shownTimes, type Place } from './shift-plan.ts'
import { ShiftFiles } from './shift-files.tsx'
import { ShiftNotes } from './shift-notes.tsx'
import { PlannerActs, PlannerPeriod } from './shift-toolbar.tsx'
import { useSaveShifts } from './use-save-shifts.ts'
import { useShiftEdits } from './use-shift-edits.ts'

const ShiftForm = lazy(async () => ({ default: (await import('./shift-form.tsx')).ShiftForm }))
const AssignForm = lazy(async () => ({ default: (await import('./assign-form.tsx')).AssignForm }))
const nobody: readonly PlannedPerson[] = []

/** Who works when: the plan of a team by the day, changed in place and saved as one. */
export function TeamShifts() {
  const { t } = useTranslation('shifts')
  const family = useFamily(shifts)
  const table = useTableQuery(shiftRules)
  const { shown, narrowed, ask } = shiftAsk(table.query)
  const list = useData(family.index, [ask], { keepPrevious: true })
  const people = list.data?.data ?? nobody
  const planned = useMemo(() => plannedOf(people), [people])
  const plans = useCan()('TURNOS_GESTIONAR')
  const own = useShiftEdits()
  const saving = useSaveShifts()
  const [range, setRange] = useState<PlannerRange>()
  const [form, setForm] = useState<readonly Place[] | 'assign'>()
  const filters = useShiftFilters(narrowed, people)
  const open = ({ rowId, date }: OpenedCell) =>
    date === undefined ? undefined : setForm([{ employeeId: rowId, date }])
  const close = () => setForm(undefined)
  return (
    <ScreenPage
      title={t('planner.title')}
      description={t('planner.text')}
      actions={<ShiftFiles ask={ask} name={t('planner.title')} onImported={list.refresh} canImport={plans} />}
    >
      <Stack space="sm">
        <FilterBar
          filters={filters}
          values={filterValuesOf(table.query)}
          onChange={(values) => table.change({ filters: changeOf(filters, values) })}
        >
          <TableSearch table={table} label={t('planner.person')} />
        </FilterBar>
        <ShiftNotes people={people} refused={saving.refused} warned={saving.warned} />
        <ShiftGrid
          people={people}
          shown={shown}
          edits={own.edits}
          isLoading={list.isLoading}
          error={list.data === undefined && list.error !== undefined ? (
            <FailureState error={list.error} onRetry={list.refresh} />
          ) : null}
          empty={<EmptyState title={t('planner.none')}>{t('planner.noneText')}</EmptyState>}
          onOpen={plans ? open : undefined}
          onChanges={plans ? (changes) => own.make(planned, changes) : undefined}
          timesOf={(place) => shownTimes(planned, own.edits, place)}
          onUndo={own.undo}
          onRange={setRange}
          toolbar={
            <>
              <PlannerPeriod
                shown={shown}
                onChange={(next) => table.change({ filters: next })}
              />
              {plans ? (
                <PlannerActs
                  own={own}
                  isPending={saving.isPending}
                  onSave={() => void saving.save([...own.edits.values()], own.discard)}
                  chosen={range}
                  onEdit={() => setForm(placesIn(range))}
                  onAssign={() => setForm('assign')}
                />
              ) : null}
            </>
          }
        />
      </Stack>
      {form === undefined ? null : (
        <Suspense>
          {form === 'assign' ? (
            <AssignForm people={people} chosen={range?.rowIds ?? []} startsOn={shown.from} onClose={close} />
          ) : (
            <ShiftForm
              places={form}
              people={people}
              planned={planned}
              times={form[0] && shownTimes(planned, own.edits, form[0])}
              onPut={(input) => own.make(planned, putting(form, input))}
              onClear={() => own.make(planned, clearing(form))}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </ScreenPage>
  )
}
