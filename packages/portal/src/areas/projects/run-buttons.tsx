import { useTranslation } from 'react-i18next'
import { synchronization } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Button, Inline } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'

/** Starts a synchronization of the agents or of the skills; only one runs at a time. */
export function RunButtons({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('projects')
  const family = useFamily(synchronization)
  const run = useAct(family.run, t('synchronization.started'))
  const runUsers = useAct(family.runUsers, t('synchronization.started'))
  return (
    <Inline>
      <Button icon="users" isPending={runUsers.isPending} isDisabled={isBusy} onPress={() => void runUsers()}>
        {t('synchronization.runUsers')}
      </Button>
      <Button
        tone="primary"
        icon="refresh"
        isPending={run.isPending}
        isDisabled={isBusy}
        onPress={() => void run()}
      >
        {t('synchronization.run')}
      </Button>
    </Inline>
  )
}
