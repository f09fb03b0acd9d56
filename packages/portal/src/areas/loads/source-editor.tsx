import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadSource } from '@portal/sdk'
import { loadSources, templates } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, EmptyState, LinkButton, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { SourceActs } from './source-acts.tsx'
import { SourceForm } from './source-form.tsx'
import { SourceRuns } from './source-runs.tsx'

const mostTemplates = 100
const lookMs = 2000

/** Creates a source of scheduled loads, or shows the one in the URL with its history. */
export function SourceEditor({ id }: { id: string }) {
  const { t } = useTranslation('loadSources')
  const isNew = id === 'new'
  // A new form begins with what was saved; what others change meanwhile does not replace what is being edited.
  const [saved, setSaved] = useState<LoadSource>()
  const found = useData(useFamily(loadSources).show, isNew ? null : [id], {
    refreshMs: (answer) => (answer?.isRunning === true ? lookMs : 0),
  })
  const formats = useData(useFamily(templates).index, [{ perPage: mostTemplates, sort: 'name' }])
  const error = found.error ?? formats.error
  const retry = () => {
    found.refresh()
    formats.refresh()
  }
  const source = found.data
  const begun = saved?.id === id ? saved : source
  const content = () => {
    if (error !== undefined)
      return (
        <Card>
          <FailureState error={error} onRetry={retry} />
        </Card>
      )
    if (formats.data === undefined || (!isNew && source === undefined))
      return (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )
    if (formats.data.data.length === 0)
      return (
        <Card>
          <EmptyState
            title={t('form.noTemplates')}
            action={<LinkButton href="/clustering/formats">{t('form.toTemplates')}</LinkButton>}
          />
        </Card>
      )
    return (
      <SourceForm
        key={`${id} ${saved?.version ?? 0}`}
        templates={formats.data.data}
        onSaved={setSaved}
        {...(begun === undefined ? {} : { source: begun })}
      />
    )
  }
  return (
    <ScreenPage
      title={source?.name ?? t('form.createTitle')}
      description={t('form.text')}
      {...(source === undefined ? {} : { actions: <SourceActs source={source} /> })}
    >
      {content()}
      {source === undefined ? null : <SourceRuns key={String(source.isRunning)} source={source} />}
    </ScreenPage>
  )
}
