import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmployeeDetail, PlannedDay, ShiftAssignment } from '@portal/sdk'
import { shiftAssignments, shifts } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { DescriptionList, Disclosure, IconButton, Inline, Link, Skeleton } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { usePageHref } from '#patterns/dashboard/use-page-href.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { timesText } from '#patterns/shift-words.ts'
import { useCan } from '#patterns/use-can.ts'

/** A person's shift patterns, and the plan of the coming week. */
export function PersonShifts({ employee: { id } }: { employee: EmployeeDetail }) {
  const { t } = useTranslation('shifts')
  const assignments = useData(useFamily(shiftAssignments).index, [{ employeeId: id, sort: '-startsOn' }])
  const plan = useData(useFamily(shifts).index, [{ employeeId: id }])
  const all = usePageHref()(`/admin/accesos/accesosEmpleados?tab=assignments&person=${id}`)
  const error = assignments.error ?? plan.error
  const retry = () => {
    assignments.refresh()
    plan.refresh()
  }
  return (
    <Disclosure title={t('ofPerson.title')} defaultExpanded>
      {assignments.data === undefined || plan.data === undefined ? (
        error === undefined ? (
          <Skeleton lines={4} />
        ) : (
          <FailureState error={error} onRetry={retry} />
        )
      ) : (
        <Plan
          patterns={assignments.data.data.filter(({ state }) => state !== 'past')}
          days={plan.data.data[0]?.days ?? []}
          onEnded={retry}
        />
      )}
      {all === undefined ? null : <Link href={all}>{t('ofPerson.all')}</Link>}
    </Disclosure>
  )
}

interface PlanProps {
  patterns: readonly ShiftAssignment[]
  days: readonly PlannedDay[]
  onEnded: () => void
}

function Plan({ patterns, days, onEnded }: PlanProps) {
  const { t } = useTranslation('shifts')
  const next = days.filter(({ segments }) => segments.length > 0)
  const since = ({ startsOn, endsOn }: PlanProps['patterns'][number]) =>
    [
      t('ofPerson.since', { from: startsOn }),
      ...(endsOn === null ? [] : [t('ofPerson.until', { until: endsOn })]),
    ].join(' ')
  return (
    <>
      {patterns.length === 0 ? (
        <p>{t('ofPerson.none')}</p>
      ) : (
        <DescriptionList
          items={patterns.map((one) => ({
            id: one.id,
            term: one.pattern.name,
            value: <Assigned assignment={one} text={since(one)} onEnded={onEnded} />,
          }))}
        />
      )}
      <h4>{t('ofPerson.next')}</h4>
      {next.length === 0 ? (
        <p>{t('ofPerson.noNext')}</p>
      ) : (
        <DescriptionList
          items={next.map(({ date, segments }) => ({ term: date, value: timesText(segments) }))}
        />
      )}
    </>
  )
}

interface AssignedProps {
  assignment: ShiftAssignment
  text: string
  onEnded: () => void
}

/** An assigned pattern; planners can end it. */
function Assigned({ assignment, text, onEnded }: AssignedProps) {
  const { t } = useTranslation('assigned')
  const can = useCan()
  const { destroy } = useFamily(shiftAssignments)
  const [ended, end] = useState<ShiftAssignment>()
  if (!can('TURNOS_GESTIONAR')) return text
  return (
    <Inline space="xs">
      {text}
      <IconButton
        icon="x"
        size="sm"
        label={t('end', { name: assignment.pattern.name })}
        onPress={() => end(assignment)}
      />
      <ConfirmAction
        subject={ended}
        onClose={() => end(undefined)}
        title={({ pattern, person }) => t('title', { pattern: pattern.name, person: person.displayName })}
        text={() => t('text')}
        confirmLabel={t('send')}
        act={destroy}
        idOf={({ id }) => id}
        done={t('done')}
        onDone={() => {
          end(undefined)
          onEnded()
        }}
      />
    </Inline>
  )
}
