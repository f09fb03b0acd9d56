import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, type OwnClock } from '@portal/sdk'
import { breakTurns } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { Alert, Button, toast } from '@portal/ui-kit'
import { LateBreakReason } from './late-break-reason.ts'
import type { ClockUse } from './use-clock.ts'
import { useTurnWords } from './use-turn-words.ts'

interface BreakTurnProps {
  clock: OwnClock
  own: Pick<ClockUse, 'press' | 'record' | 'isPending'>
}

/** The queued break: how many are on it, the expected turn, and a held place (ONL-8). */
export function BreakTurn({ clock: { breakTurn, breakTypes, timeZone }, own }: BreakTurnProps) {
  const { t, i18n } = useTranslation('clock')
  const wordsOf = useTurnWords()
  const leave = useAction(useFamily(breakTurns).destroy, { families: ['clock'] })
  const [isAsking, setAsking] = useState(false)
  if (breakTurn === null) return null
  const { breakType, offeredUntil } = breakTurn
  const type = breakTypes.find(({ id }) => id === breakType.id)
  const take = () =>
    type?.reasonRequired === true
      ? setAsking(true)
      : void own.press({ kind: 'break_start', breakTypeId: breakType.id })
  const isOffered = offeredUntil !== null
  const goAway = async () => {
    try {
      await leave()
    } catch (failure) {
      toast({ tone: 'danger', title: messageOf(failure, i18n.language) })
    }
  }
  return (
    <Alert
      tone={isOffered ? 'success' : 'info'}
      actions={
        <>
          {isOffered ? (
            <Button size="sm" tone="primary" icon="coffee" isPending={own.isPending} onPress={take}>
              {t('breakStart')}
            </Button>
          ) : null}
          <Button size="sm" isPending={leave.isPending} onPress={() => void goAway()}>
            {t('turn.leave')}
          </Button>
        </>
      }
    >
      {wordsOf(breakTurn, timeZone)}
      {isAsking && type !== undefined ? (
        <Suspense>
          <LateBreakReason type={type} record={own.record} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </Alert>
  )
}
