import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassedFormat, FieldClass } from '@portal/sdk'
import { fieldClasses } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, DescriptionList, EmptyState, Select, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'

const classes = ['name', 'identifier', 'phone', 'email', 'address', 'date', 'text', 'none'] as const

/** The data classes of each template's fields. */
export function FieldClasses() {
  const { t } = useTranslation('anonymisationRules')
  const { data, error, refresh } = useData(useFamily(fieldClasses).index, [])
  const [opened, setOpened] = useState<ClassedFormat>()
  return (
    <ScreenPage title={t('tabs.classes')} description={t('classes.text')}>
      {data === undefined && error !== undefined ? <FailureState error={error} onRetry={refresh} /> : null}
      {data?.length === 0 ? <EmptyState title={t('classes.none')} /> : null}
      <Stack space="lg">
        {(data ?? []).map((format) => (
          <Card
            key={format.id}
            title={format.name}
            actions={<Button onPress={() => setOpened(format)}>{t('classes.change')}</Button>}
          >
            <DescriptionList
              items={format.fields.map((field) => ({
                term: field.label,
                value: t(`classes.classes.${field.class}`),
              }))}
            />
          </Card>
        ))}
      </Stack>
      {opened === undefined ? null : <ClassesForm format={opened} onClose={() => setOpened(undefined)} />}
    </ScreenPage>
  )
}

function ClassesForm({ format, onClose }: { format: ClassedFormat; onClose: () => void }) {
  const { t } = useTranslation('anonymisationRules')
  const { update } = useFamily(fieldClasses)
  return (
    <ResourceForm
      title={t('classes.edit', { name: format.name })}
      draft={`fieldClasses.${format.id}`}
      send={(values) =>
        update(format.id, {
          fields: format.fields.map(({ name }) => ({ name, class: textOf(values[name]) as FieldClass })),
        })
      }
      done={t('classes.saved')}
      onClose={onClose}
    >
      {format.fields.map((field) => (
        <Select
          key={field.name}
          name={field.name}
          label={field.label}
          defaultValue={field.class}
          isRequired
          options={classes.map((id) => ({ id, label: t(`classes.classes.${id}`) }))}
        />
      ))}
    </ResourceForm>
  )
}
