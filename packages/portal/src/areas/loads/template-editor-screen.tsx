import { templates } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { TemplateForm } from './template-form.tsx'

/** Creates a template, or edits the one in the URL. */
export function TemplateEditorScreen() {
  const { t } = useTranslation('templates')
  const templatesFamily = useFamily(templates)
  const [params] = useSearchParams()
  const id = params.get('id')
  const { data, error, refresh } = useData(templatesFamily.show, id === null ? null : [id])
  const isReady = id === null || data !== undefined
  return (
    <ScreenPage
      title={t(id === null ? 'editor.createTitle' : 'editor.editTitle')}
      description={t('editor.text')}
    >
      {isReady ? <TemplateForm key={id} {...(data === undefined ? {} : { template: data })} /> : null}
      {!isReady && error !== undefined ? <FailureState error={error} onRetry={refresh} /> : null}
      {!isReady && error === undefined ? (
        <Card>
          <Skeleton lines={8} />
        </Card>
      ) : null}
    </ScreenPage>
  )
}
