import { useTranslation } from 'react-i18next'
import { withWords } from '#patterns/address.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAddress } from '#patterns/use-address.ts'
import { ChainButton, ChainCard } from './chain-card.tsx'
import { LogDrawer } from './log-drawer.tsx'
import { LogList } from './log-list.tsx'
import { useVerification } from './use-verification.ts'

/** The audit log: who did what, when, from where and what was there before; and whether anybody changed it (PAN-15). */
export function LogsScreen() {
  const { t } = useTranslation(['reports', 'menu'])
  const [params, changeAddress] = useAddress()
  const opened = params.get('event')
  const verification = useVerification()
  const close = () => changeAddress(withWords({ event: undefined }))
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
