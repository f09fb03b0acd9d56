import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { breakTurns } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { ConfirmDialog, toast } from '@portal/ui-kit'
import { hourOf } from './use-clock.ts'

interface FullBreakProps {
  type: OwnClock['breakTypes'][number]
  /** How many may be in it at once. */
  most: number
  onClose: () => void
}

/** Offers to wait for a break of which as many are taken as may be (ONL-8). */
export function FullBreak({ type: { id, name }, most, onClose }: FullBreakProps) {
  const { t } = useTranslation('clock')
  const wait = useAction(useFamily(breakTurns).create, { families: ['clock'] })
  const confirm = async () => {
    const { breakTurn, timeZone } = await wait({ breakTypeId: id })
    onClose()
    if (breakTurn === null) return
    const { offeredUntil, expectedAt, resting, position } = breakTurn
    const said = {
      name,
      resting,
      most: breakTurn.most,
      position,
      time: hourOf(offeredUntil ?? expectedAt, timeZone),
    }
    toast({ tone: 'success', title: t(offeredUntil === null ? 'turn.turn' : 'turn.offered', said) })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={name}
      confirmLabel={t('turn.wait')}
      onConfirm={confirm}
      isPending={wait.isPending}
    >
      {t('turn.full', { name, count: most })}
    </ConfirmDialog>
  )
}
