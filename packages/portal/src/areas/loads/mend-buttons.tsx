import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { Button, Inline, LinkButton } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useCan } from '#patterns/use-can.ts'
import { canMend } from './load-state.ts'
import type { Mending } from './use-mending.ts'

interface MendButtonsProps {
  load: Load | undefined
  mending: Mending
  back: string
}

/** Sends or discards the corrections. */
export function MendButtons({ load, mending, back }: MendButtonsProps) {
  const { t } = useTranslation('rejectedRows')
  const format = useFormat()
  const { count } = mending
  const isOpen = useCan()('MENU_PROCESAR_CARGUE') && load !== undefined && canMend(load)
  return (
    <Inline space="sm">
      <LinkButton href={back} tone="quiet" icon="arrowLeft">
        {t('grid.back')}
      </LinkButton>
      {isOpen && count > 0 ? <Button onPress={mending.drop}>{t('grid.discard')}</Button> : null}
      {isOpen && count > 0 ? (
        <Button tone="primary" icon="check" isPending={mending.isPending} onPress={() => void mending.send()}>
          {t('grid.send', { count, number: format.whole(count) })}
        </Button>
      ) : null}
    </Inline>
  )
}
