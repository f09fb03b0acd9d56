import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Filter, FilteredFormat, FilterNode } from '@portal/sdk'
import { filters } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import {
  Alert,
  Button,
  Card,
  Checkbox,
  Columns,
  Form,
  LinkButton,
  Select,
  Stack,
  TextField,
} from '@portal/ui-kit'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { Kept } from '#patterns/drafts/kept.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { FormActions } from '#patterns/form-actions.tsx'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { useTellMade } from '#patterns/made/use-tell-made.ts'
import { useCan } from '#patterns/use-can.ts'
import { useForm } from '#patterns/use-form.ts'
import { filterAddress, filtersAddress } from './filter-address.ts'
import { FilterCount, FilterFound } from './filter-count.tsx'
import { FilterGroup } from './filter-group.tsx'
import { FilterVersions } from './filter-versions.tsx'
import { useFilterCount } from './use-filter-count.ts'

const everybody: FilterNode[] = [{ parent: null, kind: 'group', match: 'all' }]

interface FilterFormProps {
  filter?: Filter
  formats: readonly FilteredFormat[]
  first: FilteredFormat
}

/** A filter with the count of what it finds while it is built; of somebody else it is kept as one's own. */
export function FilterForm({ filter, formats, first }: FilterFormProps) {
  const { t } = useTranslation(['filters', 'general'])
  const family = useFamily(filters)
  const can = useCan()
  const navigate = useNavigate()
  const tell = useTellMade()
  const draft = useDraft(`filter.${filter?.id ?? 'new'}`)
  const [templateId, setTemplateId] = useState(filter?.templateId ?? first.templateId)
  const [nodes, setNodes] = useState<FilterNode[]>(filter?.nodes ?? everybody)
  const format = formats.find((one) => one.templateId === templateId) ?? first
  const count = useFilterCount(nodes, format)
  const isOwn = filter?.isOwn ?? true
  const save = useForm({
    action: (values) => {
      const written = {
        name: textOf(values.name),
        description: textOf(values.description),
        shared: isTicked(values.shared),
        nodes,
      }
      return filter?.isOwn === true
        ? family.update(filter.id, { ...written, version: filter.version })
        : family.create({ ...written, templateId })
    },
    onDone: (saved) => {
      tell(saved.name)
      draft.drop()
      void navigate(filter?.isOwn === true ? filtersAddress : filterAddress(saved))
    },
  })
  return (
    <DraftArea draft={draft}>
      <Form aria-label={t('editor.title')} {...save.form}>
        <Stack space="xl">
          {isOwn ? null : (
            <Alert isSilent>{t('editor.others', { person: filter?.createdBy.displayName ?? '' })}</Alert>
          )}
          {filter === undefined || filter.missingFields.length === 0 ? null : (
            <Alert tone="warning">{t('editor.missing', { fields: filter.missingFields.join(', ') })}</Alert>
          )}
          <Card level={2} title={t('editor.general')}>
            <Columns>
              <TextField
                name="name"
                label={t('list.name')}
                isRequired
                maxLength={80}
                defaultValue={filter?.name ?? ''}
              />
              <Select
                name="templateId"
                label={t('list.templateName')}
                options={formats.map((one) => ({ id: one.templateId, label: one.name }))}
                value={templateId}
                isDisabled={filter !== undefined}
                onChange={(id) => {
                  setTemplateId(id)
                  if (id !== templateId) setNodes(everybody)
                }}
              />
              <TextField
                name="description"
                label={t('list.description')}
                maxLength={400}
                defaultValue={filter?.description ?? ''}
              />
              <Checkbox
                name="shared"
                label={t('list.shared')}
                description={t('editor.sharedHelp')}
                defaultSelected={isOwn && (filter?.shared ?? false)}
              />
            </Columns>
          </Card>
          <Kept name="nodes" value={nodes} onFound={setNodes} />
          <FilterGroup at={0} number="" nodes={nodes} format={format} onChange={setNodes} />
          <FilterCount {...count} format={format} />
          {filter === undefined ? null : <FilterVersions filter={filter} onUse={setNodes} />}
          <FormActions>
            <FilterFound {...count} />
            <LinkButton href={filtersAddress}>{t('general:actions.cancel')}</LinkButton>
            {can('SEGMENTACION_FILTRAR') ? (
              <Button type="submit" tone="primary" icon="save" isPending={save.isPending}>
                {t(isOwn ? 'general:actions.save' : 'editor.copy')}
              </Button>
            ) : null}
          </FormActions>
        </Stack>
      </Form>
    </DraftArea>
  )
}
