import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadSource, Template } from '@portal/sdk'
import { Button, Card, Checkbox, Columns, Form, LinkButton, Select, Stack, TextField } from '@portal/ui-kit'
import { FormActions } from '#patterns/form-actions.tsx'
import { useCan } from '#patterns/use-can.ts'
import { sourcesAddress } from './source-address.ts'
import { SourceConflict } from './source-conflict.tsx'
import { SourcePlace } from './source-place.tsx'
import { SourceSchedule } from './source-schedule.tsx'
import { useSourceSave } from './use-source-save.ts'

interface SourceFormProps {
  source?: LoadSource
  templates: readonly Pick<Template, 'id' | 'name'>[]
  onSaved: (saved: LoadSource) => void
}

const fresh = { name: '', kind: 'folder', pattern: '*.csv', afterwards: 'move', active: true } as const

/** Place, file pattern, template, schedule, and destination. */
export function SourceForm({ source, templates, onSaved }: SourceFormProps) {
  const { t } = useTranslation('loadSources')
  const start: Pick<LoadSource, keyof typeof fresh> = source ?? fresh
  const [kind, setKind] = useState<LoadSource['kind']>(start.kind)
  const [afterwards, setAfterwards] = useState<LoadSource['afterwards']>(start.afterwards)
  const { save, clash } = useSourceSave({ source, kind, afterwards, onSaved })
  return (
    <Form aria-label={t('form.title')} {...save.form}>
      <Stack space="lg">
        <SourceConflict clash={clash} templates={templates} />
        <Card>
          <Stack space="xl">
            <Columns>
              <TextField
                name="name"
                label={t('form.name')}
                isRequired
                maxLength={80}
                defaultValue={start.name}
              />
              <Select
                name="templateId"
                label={t('form.template')}
                description={t('form.templateHelp')}
                isRequired
                options={templates.map(({ id, name }) => ({ id, label: name }))}
                {...(source === undefined ? {} : { defaultValue: source.templateId })}
              />
            </Columns>
            <SourcePlace source={source} kind={kind} onKind={setKind} />
            <Columns>
              <TextField
                name="pattern"
                label={t('form.pattern')}
                description={t('form.patternHelp')}
                isRequired
                maxLength={200}
                defaultValue={start.pattern}
              />
              <Select
                name="afterwards"
                label={t('form.afterwards')}
                options={(['move', 'leave'] as const).map((id) => ({ id, label: t(`form.ways.${id}`) }))}
                value={afterwards}
                onChange={setAfterwards}
              />
            </Columns>
            <SourceSchedule schedule={source?.schedule} />
            <Checkbox name="active" label={t('form.active')} defaultSelected={start.active} />
          </Stack>
        </Card>
        <SourceButtons isPending={save.isPending} />
      </Stack>
    </Form>
  )
}

function SourceButtons({ isPending }: { isPending: boolean }) {
  const { t } = useTranslation('general')
  const can = useCan()
  return (
    <FormActions>
      <LinkButton href={sourcesAddress}>{t('actions.cancel')}</LinkButton>
      {can('CARGUE_CREAR') ? (
        <Button type="submit" tone="primary" icon="save" isPending={isPending}>
          {t('actions.save')}
        </Button>
      ) : null}
    </FormActions>
  )
}
