import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Absence, AbsenceDetail, AbsencePartInput, ExpectedDuration, SickPartKind } from '@portal/sdk'
import { absences } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { DatePicker, type FormValues, RadioGroup, Select, TextField } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { today } from '#patterns/this-month.ts'
import { touchedByAbsence } from './touched-by-absence.ts'

const kinds = ['baja', 'confirmation', 'extension', 'discharge'] as const satisfies readonly SickPartKind[]
const expectedKinds = ['very_short', 'short', 'medium', 'long'] as const satisfies readonly ExpectedDuration[]

/** Adds a medical report to sick leave; the discharge sets its end (AUS-4). */
export function AbsencePartForm({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const { t } = useTranslation('absenceRequests')
  const [kind, setKind] = useState<SickPartKind>(nextKind(absence))
  const family = useFamily(absences)
  const add = useAction(family.addPart, { families: touchedByAbsence })
  const { id, person, from } = absence
  return (
    <SeenForm
      title={t('part.title', { person: person.displayName })}
      draft={`absences.addPart.${id}`}
      row={absence}
      send={(values, seen) => add(id, { ...seen, ...inputOf(values, kind) })}
      done={t('acts.partAdded')}
      sendLabel={t('acts.addPart')}
      onClose={onClose}
    >
      <RadioGroup
        name="kind"
        label={t('part.kind')}
        orientation="horizontal"
        options={kinds.map((one) => ({ id: one, label: t(`part.kinds.${one}`) }))}
        value={kind}
        onChange={setKind}
      />
      <DatePicker
        name="on"
        label={t('part.on')}
        description={t('part.onHelp')}
        min={from}
        defaultValue={today() < from ? from : today()}
        isRequired
      />
      {kind === 'discharge' ? null : <DatePicker name="nextOn" label={t('part.nextOn')} />}
      {kind === 'baja' ? (
        <TextField
          name="processId"
          label={t('part.processId')}
          description={t('part.processHelp')}
          maxLength={40}
        />
      ) : null}
      {kind === 'discharge' ? null : (
        <Select
          name="expected"
          label={t('part.expected')}
          options={expectedKinds.map((one) => ({ id: one, label: t(`part.expectedKinds.${one}`) }))}
        />
      )}
    </SeenForm>
  )
}

/** The usual next report, according to the known ones. */
const nextKind = (absence: Absence | AbsenceDetail): SickPartKind =>
  'parts' in absence && absence.parts.length > 0 ? 'confirmation' : 'baja'

/** Maps the form to the request, without empty fields. */
function inputOf(values: FormValues, kind: SickPartKind): Omit<AbsencePartInput, 'version'> {
  const [processId, nextOn] = [textOf(values.processId), textOf(values.nextOn)]
  const expected = expectedKinds.find((one) => one === textOf(values.expected))
  return {
    ...{ kind, on: textOf(values.on) },
    ...(processId === '' ? {} : { processId }),
    ...(nextOn === '' ? {} : { nextOn }),
    ...(expected === undefined ? {} : { expected }),
  }
}
