import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filter, FilteredFormat, FilterNode } from '@portal/sdk'
import { Button, Form, LinkButton, Stack } from '@portal/ui-kit'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { DraftValue } from '#patterns/drafts/draft-value.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { FormActions } from '#patterns/form-actions.tsx'
import { useCan } from '#patterns/use-can.ts'
import { filtersAddress } from './filter-address.ts'
import { FilterConflict } from './filter-conflict.tsx'
import { FilterCount, FilterFound } from './filter-count.tsx'
import { FilterGeneral, FilterNotes } from './filter-general.tsx'
import { FilterGroup } from './filter-group.tsx'
import { FilterVersions } from './filter-versions.tsx'
import { useFilterCount } from './use-filter-count.ts'
import { useFilterSave } from './use-filter-save.ts'

const everybody: FilterNode[] = [{ parent: null, kind: 'group', match: 'all' }]

interface FilterFormProps {
  filter?: Filter
  formats: readonly FilteredFormat[]
  first: FilteredFormat
}

/** A filter with a live count; somebody else's can be saved as a copy. */
export function FilterForm({ filter, formats, first }: FilterFormProps) {
  const { t } = useTranslation(['filters', 'general'])
  const draft = useDraft(draftOf(filter))
  const [templateId, setTemplateId] = useState(filter?.templateId ?? first.templateId)
  const [nodes, setNodes] = useState<FilterNode[]>(filter?.nodes ?? everybody)
  const format = formats.find((one) => one.templateId === templateId) ?? first
  const count = useFilterCount(nodes, format)
  const { save, ...conflict } = useFilterSave({ filter, templateId, nodes, onSaved: draft.drop })
  const chooseFormat = (id: string) => {
    setTemplateId(id)
    if (id !== templateId) setNodes(everybody)
  }
  return (
    <DraftArea draft={draft}>
      <Form aria-label={t('editor.title')} {...save.form}>
        <Stack space="xl">
          <FilterConflict {...conflict} format={format} />
          {filter === undefined ? null : <FilterNotes filter={filter} />}
          <FilterGeneral filter={filter} formats={formats} templateId={templateId} onFormat={chooseFormat} />
          <DraftValue name="nodes" value={nodes} onFound={setNodes} />
          <FilterGroup at={0} number="" nodes={nodes} format={format} onChange={setNodes} />
          <FilterCount {...count} format={format} />
          {filter === undefined ? null : <FilterVersions filter={filter} onUse={setNodes} />}
          <FormActions>
            <FilterFound {...count} />
            <LinkButton href={filtersAddress}>{t('general:actions.cancel')}</LinkButton>
            <SaveFilter isCopy={filter?.isOwn === false} isPending={save.isPending} />
          </FormActions>
        </Stack>
      </Form>
    </DraftArea>
  )
}

const draftOf = (filter?: Filter): string => `filter.${filter?.id ?? 'new'}`

/** Somebody else's filter can only be copied. */
function SaveFilter({ isCopy, isPending }: { isCopy: boolean; isPending: boolean }) {
  const { t } = useTranslation(['filters', 'general'])
  const can = useCan()
  if (!can('SEGMENTACION_FILTRAR')) return null
  return (
    <Button type="submit" tone="primary" icon="save" isPending={isPending}>
      {t(isCopy ? 'editor.copy' : 'general:actions.save')}
    </Button>
  )
}
