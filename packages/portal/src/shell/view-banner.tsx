import { useTranslation } from 'react-i18next'
import { viewAs } from '@portal/sdk/main'
import { useFamily, useSession } from '@portal/sdk/react'
import { Alert, Button, Countdown, Inline } from '@portal/ui-kit'
import { leaveView } from '#patterns/view-as/view-tab.ts'

/** A banner on every page of a view: whose portal it is, the remaining time, and the exit (PAN-5). */
export function ViewBanner() {
  const { t } = useTranslation('frame')
  const { destroy } = useFamily(viewAs)
  const session = useSession()
  if (session?.kind !== 'view') return null
  // Leave the view even if the service refuses: it expires there by itself.
  const leave = () => void destroy().then(leaveView, leaveView)
  return (
    <Alert tone="warning" title={t('view.title', { name: session.userData.displayName })}>
      <Inline space="md">
        <span>{t('view.text')}</span>
        <Countdown
          label={t('view.left')}
          until={new Date(session.sessionEndsAt).toISOString()}
          urgentFrom={60}
          onEnd={leave}
        />
        <Button size="sm" icon="logout" onPress={leave}>
          {t('view.leave')}
        </Button>
      </Inline>
    </Alert>
  )
}
