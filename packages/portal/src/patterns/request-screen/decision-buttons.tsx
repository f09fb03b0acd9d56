import { useTranslation } from 'react-i18next'
import { IconButton, Inline } from '@portal/ui-kit'

interface DecisionButtonsProps {
  /** The subject of the decision. */
  label: string
  onApprove: () => void
  onReject: () => void
}

/** The two decisions on a row. */
export function DecisionButtons({ label, onApprove, onReject }: DecisionButtonsProps) {
  const { t } = useTranslation('general')
  return (
    <Inline space="xs" noWrap>
      <IconButton icon="check" size="sm" label={`${t('requests.approve')}: ${label}`} onPress={onApprove} />
      <IconButton icon="ban" size="sm" label={`${t('requests.reject')}: ${label}`} onPress={onReject} />
    </Inline>
  )
}
