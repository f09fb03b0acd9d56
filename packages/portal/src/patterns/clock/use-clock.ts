import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, messageOfCode, type OwnClock, SessionExpiredError } from '@portal/sdk'
import { clock } from '@portal/sdk/intranet'
import { useAction, useData, useFamily, usePortal, useSession } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { formatDateTime } from '#format/date-time.ts'
import { queuePress, queuedPresses, queueText, onQueueChange, shownOf } from './queued-presses.ts'
import type { Pressed } from './queued-press.ts'
import { barringOf, fullOf, stateIn } from './press-failures.ts'
import { inTurn, type Sending, sendFresh, sendQueued, sendDirectly } from './press-queue.ts'
import { withQueued } from './shown-clock.ts'

/** The clock ticks locally; it is synchronized with the server this often. */
const refreshMs = 5 * 60_000
/** Events report one's turn; the expected time changes without events. */
const turnMs = 10_000
/** Families that an entry changes besides the clock. */
export const families = ['clockEntries', 'workdays', 'agentState', 'dashboard']

/** One's own clock and its transitions: one press is one entry, even without a network. */
export function useClock() {
  const { t, i18n } = useTranslation('clock')
  const userId = useSession()?.userData.uid ?? ''
  const { data: seen, error, refresh } = useData(useDatedClock(), [], { refreshMs })
  const send = useAction(useFamily(clock).press, { families })
  const { session } = usePortal()
  const { waiting, isSending } = useQueuedPresses(userId)
  const zone = seen?.clock.timeZone
  const data = useMemo(() => seen && withQueued(seen.clock, waiting), [seen, waiting])

  const reasonOf = useReasonOf()
  const sending: Sending<OwnClock> = {
    userId,
    isOwn: () => session.current?.kind !== 'view' && session.current?.userData.uid === userId,
    send,
    onSent: ({ at }) => toast({ tone: 'success', title: t('sent', { time: hourOf(at, zone) }) }),
    onTaken: refresh,
    onRefused: ({ at }, failure) => {
      const values = { time: hourOf(at, zone), reason: reasonOf(failure) }
      toast({ tone: 'danger', title: t('refused', values) })
    },
    unsent() {
      if (sending.isOwn()) return t('waiting', { count: queuedPresses(userId).length })
      if (session.current?.kind === 'view') return messageOfCode('read_only', i18n.language)
      return messageOf(new SessionExpiredError('replaced'), i18n.language)
    },
  }
  useSendingQueued(sending, seen)
  useTurnRefresh((data?.breakTurn ?? null) !== null, refresh)

  /** Stores an entry, then sends it after all pending ones; if that fails it is kept with its time. */
  const record = async (input: Pressed): Promise<void> => {
    const at = new Date(Date.now() - (seen?.aheadMs ?? 0))
    const queued = sending.isOwn() ? queuePress(userId, input, at) : undefined
    const made = await inTurn(userId, () =>
      queued === undefined ? sendDirectly(sending, input) : sendFresh(sending, queued),
    )
    if (made === 'taken') refresh()
    else if (made === 'kept') toast({ tone: 'warning', title: t('kept', { time: hourOf(at, zone) }) })
    else toast({ tone: 'success', title: t(`pressed.${input.kind}`, { time: hourOf(made.now, zone) }) })
  }
  /** Sends an entry and reports its error; for a full break it calls `onFull`. */
  const press = async (input: Pressed, onFull?: (most: number) => void): Promise<void> => {
    try {
      await record(input)
    } catch (failure) {
      const most = fullOf(failure)
      if (most !== undefined && onFull !== undefined) {
        onFull(most)
        return
      }
      toast({ tone: 'danger', title: reasonOf(failure) })
      refresh()
    }
  }
  return {
    ...{ data, aheadMs: seen?.aheadMs ?? 0, error, refresh, press, record },
    keptCount: waiting.length,
    isPending: isSending || send.isPending,
  }
}

/** Why an entry was refused: the group, the current state, or the service's message. */
function useReasonOf(): (failure: unknown) => string {
  const { t, i18n } = useTranslation('clock')
  return (failure) => {
    const state = stateIn(failure)
    const group = barringOf(failure)
    if (group !== undefined) return t('barred', { group })
    return state === undefined ? messageOf(failure, i18n.language) : t(`current.${state}`)
  }
}

/** Sends pending entries at first, when the browser is online again, and when the server has answered. */
function useSendingQueued(sending: Sending<OwnClock>, seen: object | undefined): void {
  const { userId } = sending
  const sendAll = useEffectEvent(() => {
    if (queuedPresses(userId).length > 0) void inTurn(userId, () => sendQueued(sending))
  })
  useEffect(() => {
    sendAll()
    const begin = () => sendAll()
    window.addEventListener('online', begin)
    return () => window.removeEventListener('online', begin)
    // An answer of the server means that it is reachable.
  }, [userId, seen])
}

/** Refreshes the expected time of a turn while the person is in a queue. */
function useTurnRefresh(isWaiting: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(refresh, turnMs)
    return () => clearInterval(timer)
  }, [isWaiting, refresh])
}

/** The person's pending entries, and whether this page is sending, from any component. */
function useQueuedPresses(userId: string) {
  const text = useSyncExternalStore(onQueueChange, () => queueText(userId))
  return useMemo(() => shownOf(text), [text])
}

/**
 * Each answer contains the server's time; the local clock may be ahead. Cached as `dated`, separately from the plain
 * answer used elsewhere.
 */
function useDatedClock() {
  const { show } = useFamily(clock)
  return useMemo(() => {
    const { operation, verb, inputs } = show
    const dated = async () => {
      const own = await show()
      return { clock: own, aheadMs: Date.now() - Date.parse(own.now) }
    }
    return Object.assign(dated, { operation, verb, inputs, bound: ['dated'] })
  }, [show])
}

export type ClockUse = ReturnType<typeof useClock>

/** `08:59` in a time zone. */
export const hourOf = (at: string | Date, zone: string | undefined): string =>
  formatDateTime(at, zone).slice(11, 16)
