import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ticket } from '@portal/sdk'
import { ticketBatches, ticketMacros, tickets } from '@portal/sdk/laia'
import { useAction, useFamily } from '@portal/sdk/react'
import { Button, toast } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useRowRefusal } from '#patterns/bulk/use-row-refusal.ts'
import { useCan } from '#patterns/use-can.ts'
import { TicketBulkForm } from './ticket-bulk-form.tsx'
import { ticketBulkActs, type TicketBulkAct, type TicketBulkAsked } from './ticket-bulk-act.ts'

/** How many the service accepts in one request. */
const atOnce = 200
const touched = ['tickets', 'ticketBatches', 'dashboard']

interface Chosen {
  readonly count: number
  readonly rows: () => Promise<readonly Ticket[]>
  readonly clear: () => void
}

/**
 * The bulk actions on tickets: each with the version seen and its own result, and undo for the successful
 * ones (TIC-6, TIC-7, TIC-10).
 */
export function useTicketBulk(chosen: Chosen, first: Ticket | undefined) {
  const { t } = useTranslation(['ticketBulk', 'general'])
  const can = useCan()
  const reasonOf = useRowRefusal()
  const send = useSending()
  const sayDone = useDone()
  const bulk = useBulkRun<Ticket>()
  const [asked, ask] = useState<TicketBulkAct>()
  const start = async (input: TicketBulkAsked) => {
    const batches: string[] = []
    let done = 0
    await bulk.start({
      ...{ label: t('general:bulk.changing'), rows: chosen.rows, atOnce },
      name: ({ number, subject }) => `${number} · ${subject}`,
      actOnMany: async (rows) => {
        const { results, batchId } = await send(input, rows)
        if (batchId !== null) batches.push(batchId)
        done += results.filter(({ isDone }) => isDone).length
        return results.map(reasonOf)
      },
    })
    chosen.clear()
    if (done > 0) sayDone(done, batches)
  }
  const may = can('TICKETS_EDITAR') || can('TICKETS_GESTIONAR')
  return {
    may,
    run: bulk.run,
    buttons: may
      ? ticketBulkActs.map((act) => (
          <Button key={act} size="sm" onPress={() => ask(act)}>
            {t(`acts.${act}`)}
          </Button>
        ))
      : [],
    dialogs: (
      <>
        {asked === undefined ? null : (
          <TicketBulkForm
            act={asked}
            count={chosen.count}
            first={first}
            onSend={(input) => void start(input)}
            onClose={() => ask(undefined)}
          />
        )}
        <BulkFailures failures={bulk.failures} onClose={bulk.hideFailures} />
      </>
    ),
  }
}

/** Reports the successful ones, with undo for the batches that support it. */
function useDone() {
  const { t } = useTranslation(['ticketBulk', 'general'])
  const format = useFormat()
  const undo = useAction(useFamily(ticketBatches).undo, { families: touched })
  return (done: number, batches: readonly string[]) => {
    const takeBack = async () => {
      for (const id of batches) await undo(id)
    }
    toast({
      ...{ tone: 'success', title: t('done', { number: format.whole(done) }) },
      ...(batches.length === 0
        ? {}
        : { action: { label: t('general:actions.undo'), onPress: () => void takeBack() } }),
    })
  }
}

/** Sends a chunk of rows to the action. */
function useSending() {
  const family = useFamily(tickets)
  const bulk = useAction(family.bulk, { families: touched })
  const merge = useAction(family.merge, { families: touched })
  const apply = useAction(useFamily(ticketMacros).apply, { families: touched })
  return (asked: TicketBulkAsked, all: readonly Ticket[]) => {
    const rows = all.map(({ id, version }) => ({ id, version }))
    if ('macroId' in asked) return apply(asked.macroId, { rows })
    return 'into' in asked ? merge(asked.into, { rows }) : bulk({ ...asked, rows })
  }
}
