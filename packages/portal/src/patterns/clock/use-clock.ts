import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnClock, type ClockPress, isPortalError, messageOf } from '@portal/sdk'
import { clock } from '@portal/sdk/intranet'
import { useAction, useData, useFamily, useSession } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { formatDateTime } from '#format/date-time.ts'
import { dropPress, keepPress, keptPresses } from './kept-presses.ts'

/** The clock runs by itself; this often it is compared with that of the server. */
const refreshMs = 5 * 60_000
const families = ['clockEntries', 'workdays', 'agentState', 'dashboard']

/** Where a press leads that the server has taken before, although its answer never came. */
const stateAfter = { in: 'work', break_end: 'work', break_start: 'break', out: 'out' } as const

/** One's own clock, and pressing it: one press is one entry, also without a network. */
export function useClock() {
  const { t, i18n } = useTranslation('clock')
  const userId = useSession()?.userData.uid ?? ''
  const family = useFamily(clock)
  const { data: seen, error, refresh } = useData(useDatedClock(), [], { refreshMs })
  const data = seen?.clock
  const send = useAction(family.press, { families })
  const zone = data?.timeZone
  const timeOf = useCallback((at: string | Date) => hourOf(at, zone), [zone])

  const press = async (input: ClockPress): Promise<void> => {
    try {
      const after = await send(input)
      const time = timeOf(input.at ?? after.now)
      toast({ tone: 'success', title: t(`pressed.${input.kind}`, { time }) })
    } catch (failure) {
      const now = new Date()
      if (isOffline(failure) && input.at === undefined && keepPress(userId, input, now))
        toast({ tone: 'warning', title: t('kept', { time: timeOf(now) }) })
      else toast({ tone: 'danger', title: reasonOf(failure) })
      refresh()
    }
  }
  const reasonOf = useCallback(
    (failure: unknown): string => {
      const stands = standsOf(failure)
      return stands === undefined ? messageOf(failure, i18n.language) : t(`stands.${stands}`)
    },
    [t, i18n.language],
  )

  const sendKept = useCallback(async () => {
    for (const { id, input } of keptPresses(userId)) {
      const time = timeOf(input.at)
      try {
        await send(input, { idempotencyKey: id })
        toast({ tone: 'success', title: t('sent', { time }) })
      } catch (failure) {
        if (isOffline(failure)) return
        if (standsOf(failure) !== stateAfter[input.kind])
          toast({ tone: 'danger', title: t('refused', { time, reason: reasonOf(failure) }) })
      }
      dropPress(userId, id)
    }
  }, [send, t, timeOf, reasonOf, userId])
  useEffect(() => {
    const begin = () => void sendKept()
    begin()
    window.addEventListener('online', begin)
    return () => window.removeEventListener('online', begin)
  }, [sendKept])

  return { data, aheadMs: seen?.aheadMs ?? 0, error, refresh, press, isPending: send.isPending }
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

const isOffline = (failure: unknown): boolean =>
  isPortalError(failure, 'connection') || isPortalError(failure, 'timeout')

/** Where the person stands, when a press does not follow from there. */
function standsOf(failure: unknown): OwnClock['state'] | undefined {
  if (!isPortalError(failure, 'conflict')) return undefined
  const value = failure.fields.kind?.[0]?.value
  return value === 'out' || value === 'work' || value === 'break' ? value : undefined
}

/** `08:59` on the clock of a time zone. */
export const hourOf = (at: string | Date, zone: string | undefined): string =>
  formatDateTime(at, zone).slice(11, 16)
