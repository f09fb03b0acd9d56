import { useTranslation } from 'react-i18next'
import type { OpeningDetail } from '@portal/sdk'
import { openings } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Button, Inline } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'

/** Actions with a form. */
export type OpeningAct = 'open' | 'cancel'

interface OpeningActsProps {
  opening: OpeningDetail
  onAct: (act: OpeningAct) => void
}

/** The actions on an opening in its state; a deviation requires a reason before it opens. */
export function OpeningActs({ opening, onAct }: OpeningActsProps) {
  const { t } = useTranslation('openings')
  const may = useCan()('APERTURAS_REGISTRAR')
  const family = useFamily(openings)
  const open = useAct(family.open, t('acts.opened'))
  const close = useAct(family.close, t('acts.closed'))
  const { id, state, version, light } = opening
  if (!may) return null
  if (state === 'open' || state === 'open_with_incidents')
    return (
      <Inline justify="end">
        <Button isPending={close.isPending} onPress={() => void close(id, { version })}>
          {t('acts.close')}
        </Button>
      </Inline>
    )
  if (state !== 'scheduled' && state !== 'checking') return null
  const press = () => {
    const isFine = light === 'green' && Date.now() <= latestOf(opening)
    if (isFine) void open(id, { version })
    else onAct('open')
  }
  return (
    <Inline justify="end">
      <Button onPress={() => onAct('cancel')}>{t('acts.cancel')}</Button>
      <Button tone="primary" isPending={open.isPending} onPress={press}>
        {t('acts.open')}
      </Button>
    </Inline>
  )
}

const latestOf = ({ plannedAt, toleranceMinutes }: OpeningDetail) =>
  Date.parse(plannedAt) + toleranceMinutes * 60_000
