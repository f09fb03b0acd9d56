import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { breakTurns } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { Alert, ConfirmDialog, Stack, toast } from '@portal/ui-kit'
import { Refusal } from '#patterns/refusals/refusal.tsx'
import { useTurnWords } from './use-turn-words.ts'

interface FullBreakProps {
  type: OwnClock['breakTypes'][number]
  /** The maximum number of people on it. */
  most: number
  onClose: () => void
}

/** Offers to queue for a full break (ONL-8). */
export function FullBreak({ type: { id, name }, most, onClose }: FullBreakProps) {
  const { t } = useTranslation('clock')
  const wordsOf = useTurnWords()
  const wait = useAction(useFamily(breakTurns).create, { families: ['clock'] })
  const confirm = async () => {
    const { breakTurn, timeZone } = await wait({ breakTypeId: id })
    onClose()
    if (breakTurn !== null) toast({ tone: 'success', title: wordsOf(breakTurn, timeZone) })
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
      <Stack space="md">
        <p>{t('turn.full', { name, count: most })}</p>
        {wait.error === undefined ? null : (
          <Alert tone="danger">
            <Refusal error={wait.error} />
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
