import { useTranslation } from 'react-i18next'
import { IconButton, Inline } from '@portal/ui-kit'

interface ColumnButtonsProps {
  number: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Moves a column of a template up and down, and removes it. */
export function ColumnButtons({ number, count, onMove, onRemove }: ColumnButtonsProps) {
  const { t } = useTranslation('templates')
  return (
    <Inline space="xs" noWrap>
      <IconButton
        icon="arrowUp"
        label={t('editor.moveUp', { number })}
        isDisabled={number === 1}
        onPress={() => onMove(-1)}
      />
      <IconButton
        icon="arrowDown"
        label={t('editor.moveDown', { number })}
        isDisabled={number === count}
        onPress={() => onMove(1)}
      />
      <IconButton
        icon="trash"
        label={t('editor.remove', { number })}
        isDisabled={count === 1}
        onPress={onRemove}
      />
    </Inline>
  )
}
