import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { ChainButton, ChainCard } from './chain-card.tsx'
import { LogDrawer } from './log-drawer.tsx'
import { LogList } from './log-list.tsx'
import { useVerification } from './use-verification.ts'

/** The audit log: who did what, when, from where and what was there before; and whether anybody changed it (PAN-15). */
export function LogsScreen() {
  const { t } = useTranslation(['reports', 'menu'])
  const [params, setParams] = useSearchParams()
  const opened = params.get('event')
  const verification = useVerification()
  const close = () =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.delete('event')
      return next
    })
  return (
    <ScreenPage
      title={t('menu:screens.logs')}
      description={t('text')}
      actions={<ChainButton {...verification} />}
      width="full"
    >
      <ChainCard {...verification} />
      <LogList />
      {opened === null ? null : <LogDrawer key={opened} id={opened} onClose={close} />}
    </ScreenPage>
  )
}
