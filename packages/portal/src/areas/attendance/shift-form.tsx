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
  /** The days that are to have the same shift. */
  places: readonly Place[]
  people: readonly PlannedPerson[]
  planned: Planned
  /** What the first of them shows now. */
  times: Times | undefined
  onPut: (input: Times & { note: string }) => void
  onClear: () => void
  onClose: () => void
}

/** The shift of a day, or of several alike. It changes the plan on the screen: saving is another step. */
export function ShiftForm({ places, people, planned, times, onPut, onClear, onClose }: ShiftFormProps) {
  const { t } = useTranslation('shifts')
  const [first] = places
  const day = first && planned.get(placeKey(first))
  const person = people.find(({ id }) => id === first?.employeeId)?.person.displayName ?? ''
  const title =
    places.length === 1
      ? t('form.title', { person, date: first?.date ?? '' })
      : t('form.titleMany', { count: places.length })
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
        defaultValue={timesText(times?.segments ?? [])}
        validate={(text) => (readTimes(text) === undefined ? t('form.wrong') : null)}
      />
      <TextField
        name="breaks"
        label={t('form.breaks')}
        description={t('form.breaksHelp')}
        defaultValue={timesText(times?.breaks ?? [])}
        validate={(text) => (readTimes(text) === undefined ? t('form.wrong') : null)}
      />
      <TextField name="note" label={t('form.note')} defaultValue={day?.note ?? ''} maxLength={200} />
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

const inputOf = (values: FormValues) =>
  Promise.resolve({
    segments: readTimes(textOf(values.segments)) ?? [],
    breaks: readTimes(textOf(values.breaks)) ?? [],
    note: textOf(values.note),
  })
