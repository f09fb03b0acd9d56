import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button, EmptyState, LinkButton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ownPage } from './own-page.ts'
import { maintenancePath } from './maintenance/maintenance.ts'
import { useMaintenance } from './maintenance/use-maintenance.ts'

/** Waits for the end of the maintenance and then returns to the previous page. */
export function MaintenanceScreen() {
  const { t } = useTranslation('frame')
  const { dateTime } = useFormat()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const from = ownPage(params.get('from'))
  const { state, isChecking, check } = useMaintenance()
  const isOver = typeof state === 'object' && !state.isOn

  useEffect(() => {
    if (isOver && from !== undefined && !from.startsWith(maintenancePath))
      void navigate(from, { replace: true })
  }, [isOver, from, navigate])

  if (isOver) {
    return (
      <EmptyState
        icon="success"
        title={<h1>{t('maintenance.overTitle')}</h1>}
        action={
          <LinkButton href="/" tone="primary">
            {t('pages.goHome')}
          </LinkButton>
        }
      >
        {t('maintenance.overText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="wrench"
      title={<h1>{t('maintenance.title')}</h1>}
      action={
        <Button icon="refresh" isPending={isChecking} onPress={check}>
          {t('maintenance.check')}
        </Button>
      }
    >
      <Stack space="md" align="center">
        <p>{t('maintenance.text')}</p>
        <p role="status">
          {state === 'unknown' ? t('maintenance.offline') : null}
          {typeof state === 'object' ? t('maintenance.since', { time: dateTime(state.since) }) : null}
        </p>
      </Stack>
    </EmptyState>
  )
}
