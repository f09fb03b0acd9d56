import { useTranslation } from 'react-i18next'
import type { PlannedPerson, ShiftPattern } from '@portal/sdk'
import { shiftAssignments, shiftPatterns } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { DatePicker, MultiSelect, NumberField, Select, type FormValues } from '@portal/ui-kit'
import { numberOf, textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { useWholeList } from '#patterns/use-whole-list.ts'

interface AssignFormProps {
  /** The people to choose from, and the initial choice. */
  people: readonly PlannedPerson[]
  chosen: readonly string[]
  startsOn: string
  onClose: () => void
}

const families = ['shifts', 'shiftPatterns', 'workdays', 'workingHours', 'clock']

/** Assigns a pattern to people from a date on. */
export function AssignForm({ people, chosen, startsOn, onClose }: AssignFormProps) {
  const { t } = useTranslation('shifts')
  const create = useAction(useFamily(shiftAssignments).create, { families })
  const patterns = useWholeList<ShiftPattern>(useFamily(shiftPatterns))?.filter(({ active }) => active)
  return (
    <ResourceForm
      title={t('assign.title')}
      draft="shiftAssignments.new"
      send={(values) => create(inputOf(values))}
      done={t('assign.done')}
      sendLabel={t('assign.send')}
      onClose={onClose}
    >
      <MultiSelect
        name="employeeIds"
        label={t('assign.people')}
        options={people.map(({ id, person }) => ({ id, label: person.displayName }))}
        defaultValue={chosen}
        isRequired
      />
      <Select
        key={patterns === undefined ? 'waiting' : 'known'}
        name="patternId"
        label={t('assign.pattern')}
        isDisabled={patterns === undefined}
        options={patterns?.map(({ id, name }) => ({ id, label: name })) ?? []}
        isRequired
      />
      <DatePicker name="startsOn" label={t('assign.startsOn')} defaultValue={startsOn} isRequired />
      <DatePicker name="endsOn" label={t('assign.endsOn')} description={t('assign.endsOnHelp')} />
      <NumberField
        name="firstWeek"
        label={t('assign.firstWeek')}
        description={t('assign.firstWeekHelp')}
        defaultValue={1}
        minValue={1}
        maxValue={8}
      />
    </ResourceForm>
  )
}

function inputOf({ employeeIds, patternId, startsOn, endsOn, firstWeek }: FormValues) {
  const people = Array.isArray(employeeIds) ? employeeIds : [employeeIds]
  return {
    employeeIds: people.map(textOf).filter((id) => id !== ''),
    patternId: textOf(patternId),
    startsOn: textOf(startsOn),
    endsOn: textOf(endsOn) || null,
    firstWeek: numberOf(firstWeek) ?? 1,
  }
}
