import { useTranslation } from 'react-i18next'
import { Button } from '@portal/ui-kit'

/** The two decisions on the selected requests. */
export function BulkDecisions({ onApprove, onReject }: Record<'onApprove' | 'onReject', () => void>) {
  const { t } = useTranslation('general')
  return (
    <>
      <Button size="sm" icon="check" onPress={onApprove}>
        {t('requests.approve')}
      </Button>
      <Button size="sm" icon="ban" onPress={onReject}>
        {t('requests.reject')}
      </Button>
    </>
  )
}
