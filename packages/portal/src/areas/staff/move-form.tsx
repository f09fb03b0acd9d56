import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CoordinatorMove, CoordinatorMoveResult, Employee } from '@portal/sdk'
import { coordinatorAssignments } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, ComboBox, Columns, DatePicker, TextField } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { BulkFailure } from '#patterns/bulk/run-bulk.ts'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

/** How many people the service moves at once. */
const atOnce = 200
const nobody = 'nobody'
const todayText = () => new Date().toISOString().slice(0, 10)

interface MoveFormProps {
  people: readonly Employee[]
  onClose: () => void
  /** The people who were not moved, and why. */
  onMoved: (refused: readonly BulkFailure[]) => void
}

/** Assigns people to a coordinator from a day on; shows first what will change, open requests included. */
export function MoveForm({ people, onClose, onMoved }: MoveFormProps) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const family = useFamily(coordinatorAssignments)
  const [coordinator, setCoordinator] = useState<string | null>(null)
  const [startsOn, setStartsOn] = useState<string | null>(todayText())
  const [endsOn, setEndsOn] = useState<string | null>(null)
  const move = moveOf(coordinator, startsOn, endsOn)
  const planned = usePlanned(people, move)
  const send = async (reason: string) => {
    const asked = { ...movedTo(coordinator), startsOn: startsOn ?? '', endsOn }
    const more = reason === '' ? {} : { reason }
    const refused: BulkFailure[] = []
    for (const employeeIds of chunks(people)) {
      const { rows } = await family.assign({ ...asked, ...more, employeeIds })
      for (const { displayName: name, refusal } of rows)
        if (refusal !== null) refused.push({ name, reason: t(`coordinators.refusals.${refusal}`) })
    }
    onMoved(refused)
  }
  return (
    <ResourceForm
      title={t('coordinators.create')}
      draft={`coordinatorAssignments.${people[0]?.id ?? ''}.${people.length}`}
      send={({ reason }) => send(textOf(reason))}
      done={t('coordinators.assigned')}
      sendLabel={t('coordinators.create')}
      onClose={onClose}
    >
      <p>
        {people.length === 1
          ? people[0]?.displayName
          : t('coordinators.assignTo', { number: format.whole(people.length) })}
      </p>
      <CoordinatorChoice value={coordinator} onChange={setCoordinator} />
      <Columns>
        <DatePicker
          name="startsOn"
          label={t('coordinators.startsOn')}
          value={startsOn}
          onChange={setStartsOn}
          min={todayText()}
          isRequired
        />
        <DatePicker
          name="endsOn"
          label={t('coordinators.endsOn')}
          description={t('coordinators.endsOnHelp')}
          value={endsOn}
          onChange={setEndsOn}
          min={startsOn ?? todayText()}
        />
      </Columns>
      <TextField name="reason" label={t('coordinators.reason')} maxLength={200} />
      <PlannedMove planned={planned} />
    </ResourceForm>
  )
}

/** What happens to open requests, with their numbers once known. */
function PlannedMove({ planned }: { planned: Planned | undefined }) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  return (
    <Alert tone="info">
      <p>{t('coordinators.requests')}</p>
      {planned === undefined ? null : (
        <p>
          {t('coordinators.planned', {
            accepted: format.whole(planned.accepted),
            refused: format.whole(planned.refused),
            requests: format.whole(planned.openRequests),
          })}
        </p>
      )}
    </Alert>
  )
}

interface CoordinatorChoiceProps {
  value: string | null
  onChange: (id: string | null) => void
}

function CoordinatorChoice({ value, onChange }: CoordinatorChoiceProps) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const [search, setSearch] = useState('')
  const { data } = useData(useFamily(coordinatorAssignments).coordinators, [{ search, perPage: 100 }], {
    keepPrevious: true,
  })
  const options = (data?.data ?? []).map(({ id, displayName, teamSize }) => ({
    id,
    label: t('coordinators.option', { name: displayName, number: format.whole(teamSize) }),
  }))
  return (
    <ComboBox
      name="coordinatorId"
      label={t('employees.coordinator')}
      options={[{ id: nobody, label: t('coordinators.nobody') }, ...options]}
      value={value}
      onChange={onChange}
      // After a choice the input contains the whole label: search by the name in it.
      onInputChange={(text) =>
        setSearch(text === t('coordinators.nobody') ? '' : (text.split(' (')[0] ?? ''))
      }
      isRequired
    />
  )
}

type Planned = Pick<CoordinatorMoveResult, 'accepted' | 'refused' | 'openRequests'>
type Target = Pick<CoordinatorMove, 'coordinatorId' | 'startsOn'> & { endsOn: string | null }

const movedTo = (coordinator: string | null) => ({
  coordinatorId: coordinator === nobody ? null : coordinator,
})

function moveOf(
  coordinator: string | null,
  startsOn: string | null,
  endsOn: string | null,
): Target | undefined {
  if (coordinator === null || startsOn === null) return undefined
  return { ...movedTo(coordinator), startsOn, endsOn }
}

function chunks(people: readonly Employee[]): string[][] {
  const ids = people.map(({ id }) => id)
  return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
    ids.slice(at * atOnce, (at + 1) * atOnce),
  )
}

/** The preview, once the form is complete enough. */
function usePlanned(people: readonly Employee[], move: Target | undefined) {
  const { preview } = useFamily(coordinatorAssignments)
  const [planned, setPlanned] = useState<Planned>()
  const key = JSON.stringify(move ?? null)
  useEffect(() => {
    const asked = JSON.parse(key) as Target | null
    if (asked === null) return
    let isOver = false
    Promise.all(chunks(people).map((employeeIds) => preview({ ...asked, employeeIds }))).then(
      (parts) => {
        const sum = (name: 'accepted' | 'refused' | 'openRequests') =>
          parts.reduce((all, part) => all + part[name], 0)
        if (!isOver) {
          setPlanned({
            accepted: sum('accepted'),
            refused: sum('refused'),
            openRequests: sum('openRequests'),
          })
        }
      },
      // Validated on submission.
      () => setPlanned(undefined),
    )
    return () => {
      isOver = true
    }
  }, [key, people, preview])
  return move === undefined ? undefined : planned
}
