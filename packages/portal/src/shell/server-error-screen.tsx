import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { EmptyState, Inline, LinkButton, Stack } from '@portal/ui-kit'
import { ownPage } from './own-page.ts'

const requestName = /^[\w-]{1,64}$/

/** The page for errors that leave nothing to show: with the request id for support, and the way back. */
export function ServerErrorScreen() {
  const { t } = useTranslation('frame')
  const [params] = useSearchParams()
  const from = ownPage(params.get('from'))
  const request = params.get('request') ?? ''
  return (
    <EmptyState
      icon="danger"
      title={<h1>{t('pages.serverError.title')}</h1>}
      action={
        <Inline justify="center">
          {from === undefined ? null : (
            <LinkButton href={from} tone="primary" icon="refresh">
              {t('pages.goBack')}
            </LinkButton>
          )}
          <LinkButton href="/" tone={from === undefined ? 'primary' : 'neutral'}>
            {t('pages.goHome')}
          </LinkButton>
        </Inline>
      }
    >
      <Stack space="md" align="center">
        <p>{t('pages.serverError.text')}</p>
        {requestName.test(request) ? <p>{t('pages.request', { id: request })}</p> : null}
      </Stack>
    </EmptyState>
  )
}
