import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClockPress, messageOf } from '@portal/sdk'
import { clock } from '@portal/sdk/intranet'
import { useAction, useData, useFamily, usePortal, useSession } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { formatDateTime } from '#format/date-time.ts'
import { keepPress, keptPresses, keptText, onKept, readKept } from './kept-presses.ts'
import { isPassing, standsOf } from './press-failures.ts'
import { inTurn, type Sending, sendKept } from './press-queue.ts'
import { withKept } from './shown-clock.ts'

/** The clock runs by itself; this often it is compared with that of the server. */
const refreshMs = 5 * 60_000
/** What a press changes beside the clock. */
export const families = ['clockEntries', 'workdays', 'agentState', 'dashboard']

/** One's own clock, and pressing it: one press is one entry, also without a network. */
export function useClock() {
  const { t, i18n } = useTranslation('clock')
  const userId = useSession()?.userData.uid ?? ''
  const { data: seen, error, refresh } = useData(useDatedClock(), [], { refreshMs })
  const send = useAction(useFamily(clock).press, { families })
  const { session } = usePortal()
  const kept = useKept(userId)
  const zone = seen?.clock.timeZone
  const data = useMemo(() => seen && withKept(seen.clock, kept), [seen, kept])

  const reasonOf = (failure: unknown): string => {
    const stands = standsOf(failure)
    return stands === undefined ? messageOf(failure, i18n.language) : t(`stands.${stands}`)
  }
  const sending: Sending = {
    userId,
    isOwn: () => session.current?.kind !== 'view' && session.current?.userData.uid === userId,
    send: ({ id, input }) => send(input, { idempotencyKey: id }),
    onSent: ({ input: { at } }) => toast({ tone: 'success', title: t('sent', { time: hourOf(at, zone) }) }),
    onRefused: ({ input: { at } }, failure) => {
      const said = { time: hourOf(at, zone), reason: reasonOf(failure) }
      toast({ tone: 'danger', title: t('refused', said) })
    },
  }
  const sendAll = useEffectEvent(() => {
    if (keptPresses(userId).length > 0) void inTurn(userId, () => sendKept(sending))
  })
  useEffect(() => {
    sendAll()
    const begin = () => sendAll()
    window.addEventListener('online', begin)
    return () => window.removeEventListener('online', begin)
    // An answer of the server says that it can be reached.
  }, [userId, seen])

  /** Presses behind all that was kept; what cannot be sent now is kept, with the time of the press. */
  const record = async (input: ClockPress): Promise<void> => {
    const at = new Date(Date.now() - (seen?.aheadMs ?? 0))
    const keep = () => input.at === undefined && keepPress(userId, input, at)
    const isKept = await inTurn(userId, async () => {
      await sendKept(sending)
      if (keptPresses(userId).length > 0 && keep()) return true
      try {
        const { now } = await send(input)
        const time = hourOf(input.at ?? now, zone)
        toast({ tone: 'success', title: t(`pressed.${input.kind}`, { time }) })
        return false
      } catch (failure) {
        if (isPassing(failure) && keep()) return true
        throw failure
      }
    })
    if (isKept) toast({ tone: 'warning', title: t('kept', { time: hourOf(at, zone) }) })
  }
  const press = async (input: ClockPress): Promise<void> => {
    try {
      await record(input)
    } catch (failure) {
      toast({ tone: 'danger', title: reasonOf(failure) })
      refresh()
    }
  }
  return {
    ...{ data, aheadMs: seen?.aheadMs ?? 0, error, refresh, press, record },
    keptCount: kept.length,
    isPending: send.isPending,
  }
}

/** What the person pressed and was not sent yet. */
function useKept(userId: string) {
  const text = useSyncExternalStore(onKept, () => keptText(userId))
  return useMemo(() => readKept(text), [text])
}

/** Each answer says what the clock of the server shows; the one here may be ahead of it. */
function useDatedClock() {
  const { show } = useFamily(clock)
  return useMemo(() => {
    const { operation, verb, inputs } = show
    const dated = async () => {
      const own = await show()
      return { clock: own, aheadMs: Date.now() - Date.parse(own.now) }
    }
    return Object.assign(dated, { operation, verb, inputs })
  }, [show])
}

export type ClockUse = ReturnType<typeof useClock>

/** `08:59` on the clock of a time zone. */
export const hourOf = (at: string | Date, zone: string | undefined): string =>
  formatDateTime(at, zone).slice(11, 16)
