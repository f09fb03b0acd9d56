import { useTranslation } from 'react-i18next'
import type { PlannedDay, PlannedPerson } from '@portal/sdk'
import { Button, Inline, TextField, type FormValues } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { readTimes, timesText } from '#patterns/shift-words.ts'
import { placeKey, type Place, type Planned } from './shift-plan.ts'
import { ShiftHistory } from './shift-history.tsx'

type Times = Pick<PlannedDay, 'segments' | 'breaks'>

interface ShiftFormProps {
  /** The days that get this shift. */
  places: readonly Place[]
  people: readonly PlannedPerson[]
  planned: Planned
  /** The current shift of the first of them. */
  times: Times | undefined
  onPut: (input: Times & { note: string }) => void
  onClear: () => void
  onClose: () => void
}

/** The shift of one or several days. It edits the plan on the screen: saving is a separate step. */
export function ShiftForm({ places, people, planned, times, onPut, onClear, onClose }: ShiftFormProps) {
  const { t } = useTranslation('shifts')
  const [first] = places
  const note = first && planned.get(placeKey(first))?.note
  const title = useTitle(places, people)
  const { segments, breaks } = wordsOf(times)
  const wrong = (text: string) => (readTimes(text) === undefined ? t('form.wrong') : null)
  return (
    <ResourceForm
      title={title}
      draft={`shifts.${places.map(placeKey).join()}`}
      send={(values) => inputOf(values)}
      onDone={(input) => {
        onPut(input)
        onClose()
      }}
      sendLabel={t('form.apply')}
      onClose={onClose}
    >
      <TextField
        name="segments"
        label={t('form.times')}
        description={t('form.timesHelp')}
        defaultValue={segments}
        validate={wrong}
      />
      <TextField
        name="breaks"
        label={t('form.breaks')}
        description={t('form.breaksHelp')}
        defaultValue={breaks}
        validate={wrong}
      />
      <TextField name="note" label={t('form.note')} defaultValue={note ?? ''} maxLength={200} />
      <Inline>
        <Button
          icon="history"
          onPress={() => {
            onClear()
            onClose()
          }}
        >
          {t('form.toPattern')}
        </Button>
      </Inline>
      {places.length === 1 && first ? <ShiftHistory place={first} /> : null}
    </ResourceForm>
  )
}

const wordsOf = (times: Times | undefined) => ({
  segments: timesText(times?.segments ?? []),
  breaks: timesText(times?.breaks ?? []),
})

/** The day and the person, or the number of days. */
function useTitle(places: readonly Place[], people: readonly PlannedPerson[]): string {
  const { t } = useTranslation('shifts')
  const [first, ...others] = places
  if (first === undefined || others.length > 0) return t('form.titleMany', { count: places.length })
  const person = people.find(({ id }) => id === first.employeeId)?.person.displayName ?? ''
  return t('form.title', { person, date: first.date })
}

function inputOf(values: FormValues) {
  const segments = readTimes(textOf(values.segments)) ?? []
  const breaks = readTimes(textOf(values.breaks), segments[0]?.start) ?? []
  return Promise.resolve({ segments, breaks, note: textOf(values.note) })
}
