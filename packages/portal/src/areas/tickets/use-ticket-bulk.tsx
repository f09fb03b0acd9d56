import { useTranslation } from 'react-i18next'
import type { Ticket } from '@portal/sdk'
import { ticketBatches, ticketMacros, tickets } from '@portal/sdk/laia'
import { useAction, useFamily } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useBulkActs, type BulkList } from '#patterns/bulk/use-bulk-acts.tsx'
import { useCan } from '#patterns/use-can.ts'
import { TicketBulkForm } from './ticket-bulk-form.tsx'
import { ticketBulkActs, type TicketBulkAct, type TicketBulkAsked } from './ticket-bulk-act.ts'

const touched = ['tickets', 'ticketBatches', 'dashboard']

/**
 * The selection of a list of tickets, and what is done with many: each checked against the version that was read, with its own
 * result, and with an undo of those that were done (TIC-6, TIC-7, TIC-10).
 */
export function useTicketBulk<Ask extends object>(options: BulkList<Ticket, Ask>) {
  const { t } = useTranslation('ticketBulk')
  const can = useCan()
  const send = useSending()
  const notifyDone = useDone()
  const may = can('TICKETS_EDITAR') || can('TICKETS_GESTIONAR')
  const bulk = useBulkActs(options, {
    family: 'tickets',
    acts: may ? ticketBulkActs : [],
    wordOf: (act: TicketBulkAct) => t(`acts.${act}`),
    name: ({ number, subject }) => `${number} · ${subject}`,
  })
  const { asked, close, chosen, buttons, table } = bulk
  const start = async (input: TicketBulkAsked) => {
    const batches: string[] = []
    const done = await bulk.start({
      send: async (rows) => {
        const { results, batchId } = await send(input, rows)
        if (batchId !== null) batches.push(batchId)
        return results
      },
    })
    if (done.length > 0) notifyDone(done.length, batches)
  }
  const dialogs = (first: Ticket | undefined) =>
    bulk.dialogs(
      asked === undefined ? null : (
        <TicketBulkForm
          act={asked}
          count={chosen.count}
          first={first}
          onSend={(input) => void start(input)}
          onClose={close}
        />
      ),
    )
  return { chosen, buttons, table, dialogs }
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
