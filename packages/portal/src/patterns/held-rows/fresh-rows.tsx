import { useTranslation } from 'react-i18next'
import { Alert, Button } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

interface FreshRowsProps {
  count: number
  onShow: () => void
}

/** Says how many rows wait, and shows them: nothing jumps under a reader (SHE-11). */
export function FreshRows({ count, onShow }: FreshRowsProps) {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  if (count === 0) return null
  return (
    <Alert
      tone="info"
      actions={
        <Button size="sm" icon="refresh" onPress={onShow}>
          {t('showFresh')}
        </Button>
      }
    >
      {t('fresh', { count, number: format.whole(count) })}
    </Alert>
  )
}
