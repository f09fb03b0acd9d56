import { useTranslation } from 'react-i18next'
import { Button } from '@portal/ui-kit'
import { useNextTicket } from './use-next-ticket.ts'
import { useKeysOf } from './use-keys-of.ts'
import { deskKeys } from './ticket-keys.ts'

/** Takes the next ticket, also by keyboard shortcut. */
export function NextTicket() {
  const { t } = useTranslation('caseFiles')
  const next = useNextTicket()
  const keys = useKeysOf(deskKeys.next)
  return (
    <Button tone="primary" icon="play" isPending={next.isPending} onPress={next.ask}>
      {t('desk.nextKeys', { keys })}
    </Button>
  )
}
