import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type InboxItem, messageOf } from '@portal/sdk'
import { useAction, usePortal } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useChosenRows } from '#patterns/bulk/use-chosen-rows.ts'
import { withIdentity } from '#patterns/confirm-identity/identity.ts'
import { type AreaInbox, isDone, type Outcome, type DecisionInput } from '#patterns/inbox/part.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { showRefusal } from '#patterns/refusals/refusal.tsx'
import { useDecidedNotice } from '#patterns/request-screen/use-decided.ts'
import { useRejected } from '#patterns/request-screen/use-rejected.ts'
import { reasonOf } from '#patterns/current-state/current-state.ts'
import { useDecisionWords } from './use-decision-words.ts'

/** The services' limit for one request. */
const atOnce = 100

/** Whether the viewer may make this decision directly. */
export const canBe = (decision: DecisionInput['decision'], { acts }: InboxItem): boolean =>
  acts.includes(decision)

/**
 * Decides on inbox items, one by one or in bulk, with the operations of each family. Undo is offered for five
 * seconds; each failure has its reason.
 */
export function useInboxDeciding(
  list: ListAnswer<InboxItem>,
  parts: AreaInbox,
  nameOf: (item: InboxItem) => string,
) {
  const { t, i18n } = useTranslation('general')
  const touched = touchedBy(parts)
  const chosen = useChosenRows(list)
  const bulk = useBulkRun<InboxItem>()
  const rejecting = useRejected(
    'inbox.reject',
    (list.data?.data ?? []).filter((item) => canBe('reject', item)),
  )
  const { send, announce, whyNot, undoLast } = useSending(parts, list.refresh)
  const run = useAction(
    async (items: readonly InboxItem[], input: DecisionInput) => {
      const done: InboxItem[] = []
      const failed = await bulk.start({
        ...{ label: t('requests.deciding'), rows: () => Promise.resolve(items), name: nameOf, atOnce },
        actOnMany: async (some) => {
          const outcomes = await send(some, input)
          done.push(...some.filter(({ id }) => isDone(outcomes.get(id))))
          return Promise.all(some.map((item) => whyNot(item, outcomes.get(item.id))))
        },
      })
      chosen.choose(new Set(chosen.rows.filter((item) => !done.includes(item)).map(({ id }) => id)))
      list.refresh()
      announce(input, done)
      return failed
    },
    { families: touched },
  )
  const runOne = useAction(
    async (item: InboxItem, input: DecisionInput) => {
      try {
        const failure = failureOf((await withIdentity(() => send([item], input))).get(item.id))
        chosen.choose(new Set([...chosen.keys].filter((key) => key !== item.id)))
        list.refresh()
        if (failure === undefined) announce(input, [item])
        else if ('failure' in failure) showRefusal(failure.failure, i18n.language)
        else toast({ tone: 'danger', title: (await whyNot(item, failure)) ?? '' })
      } catch (error) {
        showRefusal(error, i18n.language)
      }
    },
    { families: touched },
  )
  const reject = async (comment: string) => {
    const items = rejecting.rejected
    rejecting.reject([])
    const [only] = items
    if (items.length === 1 && only !== undefined) await runOne(only, { decision: 'reject', comment })
    else await run(items, { decision: 'reject', comment })
    rejecting.forget()
  }
  return {
    ...{ chosen, bulk, rejecting, reject },
    approve: (item: InboxItem) => void runOne(item, { decision: 'approve' }),
    approveMany: (items: readonly InboxItem[]) => void run(items, { decision: 'approve' }),
    undoLast,
  }
}

/** The query families that any decision may invalidate. */
const touchedBy = (parts: AreaInbox): readonly string[] => [
  ...new Set(Object.entries(parts).flatMap(([family, { touches }]) => [family, ...touches])),
  'inbox',
]

/** Sends decisions with the operations of their families, reports the results, and undoes the last ones. */
function useSending(parts: AreaInbox, refresh: () => void) {
  const { i18n } = useTranslation('general')
  const portal = usePortal()
  const touched = touchedBy(parts)
  const { reasonsOf, whyOf } = useDecisionWords()
  const last = useRef<readonly InboxItem[]>([])
  const undo = useAction(
    async (items: readonly InboxItem[]) => {
      last.current = []
      const outcomes = await byFamily(items, parts, (part, some) =>
        part.release?.(
          (build) => portal.family(build),
          some.map(({ id }) => id),
        ),
      )
      const failed = items.flatMap(({ id }) => failureOf(outcomes.get(id)) ?? [])
      refresh()
      if (failed[0] !== undefined) toast({ tone: 'danger', title: wordsOf(failed[0]) })
    },
    { families: touched },
  )
  const notice = useDecidedNotice(touched, () => undo(last.current))
  const wordsOf = (failed: NonNullable<Outcome>): string =>
    'failure' in failed ? messageOf(failed.failure, i18n.language) : reasonsOf(failed.errors ?? {})

  const whyNot = async ({ family, id }: InboxItem, outcome: Outcome): Promise<string | undefined> => {
    const failed = failureOf(outcome)
    if (failed === undefined) return undefined
    if ('failure' in failed) return reasonOf(failed.failure, i18n.language)
    return whyOf(family, { id, errors: failed.errors })
  }

  const send = async (items: readonly InboxItem[], input: DecisionInput) =>
    byFamily(items, parts, (part, some) => part.decide((build) => portal.family(build), some, input))

  const announce = ({ decision }: DecisionInput, done: readonly InboxItem[]) => {
    if (done.length === 0) return
    last.current = done.filter(({ family }) => parts[family]?.release !== undefined)
    const { timeoutMs, action, ...message } = notice(decision === 'approve' ? 'approved' : 'rejected', [])
    toast(
      last.current.length === 0
        ? message
        : { ...message, ...(timeoutMs === undefined ? {} : { timeoutMs }), ...(action && { action }) },
    )
  }
  return {
    ...{ send, announce, whyNot },
    undoLast: () => (last.current.length === 0 ? undefined : void undo(last.current)),
  }
}

const failureOf = (outcome: Outcome) => (isDone(outcome) ? undefined : outcome)

/** The results by id: one request for each family. */
async function byFamily(
  items: readonly InboxItem[],
  parts: AreaInbox,
  act: (part: AreaInbox[string], items: readonly InboxItem[]) => Promise<readonly Outcome[]> | undefined,
): Promise<ReadonlyMap<string, Outcome>> {
  const found = new Map<string, Outcome>()
  for (const family of new Set(items.map((item) => item.family))) {
    const part = parts[family]
    if (part === undefined) continue
    const own = items.filter((item) => item.family === family)
    const outcomes = (await act(part, own)) ?? []
    for (const [at, { id }] of own.entries()) found.set(id, outcomes[at])
  }
  return found
}
