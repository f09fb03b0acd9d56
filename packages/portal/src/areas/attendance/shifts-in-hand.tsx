import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { Inline, type OpenedCell, type PlannerRange, useUnsavedGuard } from '@portal/ui-kit'
import { LeavePrompt } from '#patterns/drafts/leave-prompt.tsx'
import { placesIn, ShiftGrid, type ShiftGridProps } from './shift-grid.tsx'
import { ShiftNotes } from './shift-notes.tsx'
import { clearing, putting, shownTimes, type Place, type Planned } from './shift-plan.ts'
import { plannerParams } from './shift-query.ts'
import { PlannerActs } from './shift-toolbar.tsx'
import { useSaveShifts } from './use-save-shifts.ts'
import { useShiftEdits } from './use-shift-edits.ts'

const ShiftForm = lazy(async () => ({ default: (await import('./shift-form.tsx')).ShiftForm }))
const AssignForm = lazy(async () => ({ default: (await import('./assign-form.tsx')).AssignForm }))

interface ShiftsInHandProps {
  grid: Pick<ShiftGridProps, 'people' | 'shown' | 'isLoading' | 'error' | 'empty'> & { period: ReactNode }
  planned: Planned
}

/** The planner with editing: changes are staged and saved atomically. */
export function ShiftsInHand({ grid: { period, ...grid }, planned }: ShiftsInHandProps) {
  const { people, shown } = grid
  const own = useShiftEdits()
  const { save, refused, warned, isPending } = useSaveShifts()
  const [range, setRange] = useState<PlannerRange>()
  const [form, setForm] = useState<readonly Place[] | 'assign'>()
  const close = () => setForm(undefined)
  const isUnsaved = useUnsavedGuard(own.edits.size > 0)
  const { discard } = own
  const guard = useMemo(() => ({ isWritten: isUnsaved, drop: discard }), [isUnsaved, discard])
  const timesOf = (place: Place) => shownTimes(planned, own.edits, place)
  const open = ({ rowId, date }: OpenedCell) =>
    date === undefined ? undefined : setForm([{ employeeId: rowId, date }])
  return (
    <>
      <LeavePrompt draft={guard} ignore={plannerParams} />
      <ShiftNotes people={people} refused={refused} warned={warned} />
      <ShiftGrid
        {...grid}
        edits={own.edits}
        onOpen={open}
        onChanges={(changes) => own.make(planned, changes)}
        timesOf={timesOf}
        onUndo={own.undo}
        onRange={setRange}
        toolbar={
          <Inline>
            {period}
            <PlannerActs
              own={own}
              isPending={isPending}
              onSave={() => void save([...own.edits.values()], () => own.settle(own.edits))}
              chosen={range}
              onEdit={() => setForm(placesIn(range))}
              onAssign={() => setForm('assign')}
            />
          </Inline>
        }
      />
      <Suspense>
        {form === 'assign' ? (
          <AssignForm people={people} chosen={range?.rowIds ?? []} startsOn={shown.from} onClose={close} />
        ) : null}
        {typeof form === 'object' ? (
          <ShiftForm
            places={form}
            people={people}
            planned={planned}
            times={form[0] && timesOf(form[0])}
            onPut={(input) => own.make(planned, putting(form, input))}
            onClear={() => own.make(planned, clearing(form))}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  )
}
