import { useTranslation } from 'react-i18next'
import type { StaffNeed } from '@portal/sdk'
import { NumberField, Select, Stack, TextField } from '@portal/ui-kit'
import { readTimes, timesText } from '#patterns/shift-words.ts'
import { useSkills } from './use-skills.ts'
import { WeekdayBoxes } from './weekday-boxes.tsx'

interface PlanNeedFieldsProps {
  name: (field: string) => string
  need: StaffNeed | undefined
}

/** How many people are needed on which days of the week in which interval, of a skill or of all. */
export function PlanNeedFields({ name, need }: PlanNeedFieldsProps) {
  const { t } = useTranslation('operationTeam')
  const skills = useSkills() ?? []
  const chosen = skills.some(({ id }) => id === need?.skillId) ? (need?.skillId ?? '') : ''
  return (
    <Stack space="md">
      {skills.length === 0 ? (
        <input type="hidden" name={name('skillId')} value={need?.skillId ?? ''} />
      ) : (
        <Select
          key={skills.length}
          name={name('skillId')}
          label={t('plans.needSkill')}
          defaultValue={chosen}
          options={[{ id: '', label: t('plans.everybody') }, ...skills]}
        />
      )}
      <WeekdayBoxes
        name={name('weekdays')}
        label={t('plans.weekdays')}
        days={need?.weekdays ?? [1, 2, 3, 4, 5]}
        isRequired
      />
      <TextField
        name={name('time')}
        label={t('plans.time')}
        description={t('plans.timeHelp')}
        defaultValue={need === undefined ? '' : timesText([need])}
        validate={(text) => (readTimes(text)?.length === 1 ? null : t('plans.timeWrong'))}
        isRequired
      />
      <NumberField
        name={name('people')}
        label={t('plans.people')}
        minValue={0}
        {...(need === undefined ? {} : { defaultValue: need.people })}
        isRequired
      />
    </Stack>
  )
}
