import { useTranslation } from 'react-i18next'
import type { SkillAssignment } from '@portal/sdk'
import { skillAssignments, skills } from '@portal/sdk/laia'
import { useAction, useFamily } from '@portal/sdk/react'
import { Checkbox, ComboBox, Select } from '@portal/ui-kit'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { useEveryRow } from '#patterns/use-every-row.ts'
import { GiveForm, type Giving } from './give-form.tsx'
import type { GivenPerson } from './given-people.tsx'

const levels = ['1', '2', '3', '4', '5'] as const

/** The label of a skill in selects. */
export const skillLabel = ({ code, name }: { readonly code: string; readonly name: string }) =>
  `${code} · ${name}`

interface SkillGiveFormProps {
  giving: Giving<SkillAssignment>
  onClose: () => void
  onGiven: (people: readonly GivenPerson[]) => void
}

/** Assigns a skill to people, or changes one assignment. */
export function SkillGiveForm({ giving, ...form }: SkillGiveFormProps) {
  const { t } = useTranslation('assignments')
  const translate = useGroupWords('assignments:skills')
  const { row } = giving
  const assign = useAction(useFamily(skillAssignments).assign)
  const options = useEveryRow(useFamily(skills), skillLabel)
  return (
    <GiveForm
      title={row === undefined ? t('skills.create') : t('give.edit')}
      draft={`skillAssignments.${row?.id ?? 'new'}`}
      giving={giving}
      send={(asked, { skillId, level, isMain }) =>
        assign({
          ...asked,
          skillId: row?.skill.id ?? textOf(skillId),
          level: Number(textOf(level)),
          // When several are changed, an unticked box leaves each person's main skill as it is.
          ...(isTicked(isMain) || row !== undefined ? { isMain: isTicked(isMain) } : {}),
        })
      }
      {...form}
    >
      {row === undefined ? (
        <ComboBox
          name="skillId"
          label={t('skills.skill')}
          options={options ?? []}
          isDisabled={options === undefined}
          isRequired
        />
      ) : (
        <p>{skillLabel(row.skill)}</p>
      )}
      <Select
        name="level"
        label={t('skills.level')}
        options={levels.map((id) => ({ id, label: translate(`levels.${id}`) }))}
        defaultValue={levels.find((id) => id === String(row?.level)) ?? '3'}
        isRequired
      />
      <Checkbox
        name="isMain"
        label={t('skills.isMain')}
        description={t('skills.isMainHelp')}
        defaultSelected={row?.isMain ?? false}
      />
    </GiveForm>
  )
}
