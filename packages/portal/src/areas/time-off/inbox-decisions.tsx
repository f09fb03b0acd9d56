import { useTranslation } from 'react-i18next'
import type { InboxItem } from '@portal/sdk'
import { IconButton, Inline } from '@portal/ui-kit'
import { canBe } from './use-inbox-deciding.ts'

interface InboxDecisionsProps {
  item: InboxItem
  /** The items to decide. */
  label: string
  onApprove: () => void
  onReject: () => void
}

/** The decisions on a row in place, if they need no form. */
export function InboxDecisions({ item, label, onApprove, onReject }: InboxDecisionsProps) {
  const { t } = useTranslation('general')
  return (
    <Inline space="xs" noWrap>
      {canBe('approve', item) ? (
        <IconButton icon="check" size="sm" label={`${t('requests.approve')}: ${label}`} onPress={onApprove} />
      ) : null}
      {canBe('reject', item) ? (
        <IconButton icon="ban" size="sm" label={`${t('requests.reject')}: ${label}`} onPress={onReject} />
      ) : null}
    </Inline>
  )
}
