import { useTranslation } from 'react-i18next'
import { filters } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, EmptyState, LinkButton, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { FilterForm } from './filter-form.tsx'

/** Creates a filter, or shows the one in the URL, editable by its owner. */
export function FilterEditor({ id }: { id: string }) {
  const { t } = useTranslation('filters')
  const family = useFamily(filters)
  const isNew = id === 'new'
  const found = useData(family.show, isNew ? null : [id])
  const formats = useData(family.formats, [])
  const error = found.error ?? formats.error
  const retry = () => {
    found.refresh()
    formats.refresh()
  }
  const content = () => {
    if (error !== undefined) return <FailureState error={error} onRetry={retry} />
    if (formats.data === undefined || (!isNew && found.data === undefined))
      return (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )
    const [format] = formats.data
    if (format === undefined)
      return (
        <EmptyState
          title={t('editor.noFormats')}
          action={<LinkButton href="/clustering/formats">{t('editor.toFormats')}</LinkButton>}
        >
          {t('editor.noFormatsText')}
        </EmptyState>
      )
    return (
      <FilterForm
        formats={formats.data}
        first={format}
        {...(found.data === undefined ? {} : { filter: found.data })}
      />
    )
  }
  return (
    <ScreenPage
      title={isNew ? t('editor.createTitle') : (found.data?.name ?? t('editor.title'))}
      description={t('editor.text')}
    >
      {content()}
    </ScreenPage>
  )
}
