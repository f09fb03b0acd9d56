import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, Button, Link, LinkButton, PageHeader, Progress, Stack } from '@portal/ui-kit'
import { useRecoveryFailure } from './recovery-failure.ts'
import { type OpenRecovery, useRecovery } from './use-recovery.ts'

interface RecoveryFrameProps {
  title: string
  text: string
  /** Renders the step once the recovery is loaded. */
  children: (recovery: OpenRecovery) => ReactNode
}

/** A step of a recovery: validates the ticket first, and reports an invalid one. */
export function RecoveryFrame({ title, text, children }: RecoveryFrameProps) {
  const { t } = useTranslation('recovery')
  const { known, isOver, error, askAgain } = useRecovery()
  const failure = useRecoveryFailure()(error)
  if (isOver) return <LinkIsOver title={title} />
  return (
    <Stack space="xl">
      <PageHeader title={title} description={text} />
      {known ? children(known) : null}
      {known === undefined && error === undefined ? <Progress label={t('checking')} /> : null}
      {error === undefined ? null : (
        <Alert tone="danger" actions={<Button onPress={askAgain}>{t('retry')}</Button>}>
          {failure.formError}
        </Alert>
      )}
      <Link href="/pages/login">{t('backToLogin')}</Link>
    </Stack>
  )
}

/** Explains that a link works once and for a short time, and where to get a new one. */
export function LinkIsOver({ title }: { title: string }) {
  const { t } = useTranslation('recovery')
  return (
    <Stack space="xl">
      <PageHeader title={title} />
      <Alert
        tone="warning"
        title={t('over.title')}
        actions={
          <LinkButton href="/pages/recovery" tone="primary">
            {t('over.again')}
          </LinkButton>
        }
      >
        {t('over.text')}
      </Alert>
      <Link href="/pages/login">{t('backToLogin')}</Link>
    </Stack>
  )
}
