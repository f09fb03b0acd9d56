import type { Skill, SkillMeaning } from '@portal/sdk'
import { skills } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Checkbox, Columns, RepeatedSection, Select, Stack, TextField } from '@portal/ui-kit'
import { finalStates } from '#generated/final-states.ts'
import { isTicked, rowsOf, textOf } from '#patterns/form-values.ts'
import { field, type ControlProps } from '#patterns/resource-screen/fields.tsx'
import { useEveryRow } from '#patterns/use-every-row.ts'
import { LateComboBox } from './late-choices.tsx'

const skillLabel = ({ code, name }: Skill) => `${code} · ${name}`

const { values: endCategories } = finalStates.input.category

/** The name and meaning of a final state in skills that override it (20c-bis, row 14). */
export const skillMeanings = <Name extends string>(name: Name) =>
  field.custom(name, {
    Control: (props) => <SkillMeanings name={name} {...props} />,
    read: (values) =>
      rowsOf(values).map((row) => ({
        skillId: textOf(row.skillId),
        code: textOf(row.code),
        name: textOf(row.name),
        category: endCategories.find((one) => one === row.category) ?? 'not_useful',
        sale: isTicked(row.sale),
      })),
  })

function SkillMeanings({ name: list, value, translate }: ControlProps & { name: string }) {
  const options = useEveryRow(useFamily(skills), skillLabel)
  const items = Array.isArray(value) ? (value as SkillMeaning[]) : []
  return (
    <RepeatedSection<SkillMeaning>
      label={translate('skills')}
      itemLabel={translate('skill')}
      name={list}
      items={items}
    >
      {({ name, initial }) => (
        <Stack space="md">
          <LateComboBox
            name={name('skillId')}
            label={translate('skill')}
            isRequired
            options={options}
            chosen={initial?.skillId}
          />
          <Columns>
            <TextField
              name={name('name')}
              label={translate('name')}
              isRequired
              maxLength={120}
              defaultValue={initial?.name ?? ''}
            />
            <TextField
              name={name('code')}
              label={translate('code')}
              isRequired
              maxLength={20}
              defaultValue={initial?.code ?? ''}
            />
          </Columns>
          <Select
            name={name('category')}
            label={translate('category')}
            defaultValue={initial?.category ?? 'not_useful'}
            options={endCategories.map((id) => ({ id, label: translate(`categories.${id}`) }))}
          />
          <Checkbox name={name('sale')} label={translate('sale')} defaultSelected={initial?.sale ?? false} />
        </Stack>
      )}
    </RepeatedSection>
  )
}
