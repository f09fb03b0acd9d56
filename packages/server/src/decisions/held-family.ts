import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { inPlaceOf } from '#delegations/stand-ins.ts'
import { heldDecisionJob, holdDecision, releaseDecision, type Settling } from './held-decisions.ts'

type Act = 'approve' | 'reject'
type Meant = { id: string; version: number; comment?: string | null | undefined }
type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'jobs' | 'user' | 'signedIn' | 'request'>
/** As who somebody decides: what they may see, and in whose place. */
type Standpoint<Looking> = { looks: Looking; onBehalfOf: { id: string; displayName: string } | null }

/** What a family says of its decisions that may be taken back. */
type Deciding<Looking, Row> = {
  family: string
  /** Refuses at once what could not be done. */
  check: (context: Acting, act: Act, meant: Meant, as: Standpoint<Looking>) => Promise<Row>
  /** Puts a decision in force. */
  settle: (context: Settling, act: Act, meant: Meant, as: Standpoint<Looking>) => Promise<unknown>
  find: (db: Db, looks: Looking, id: string) => Promise<Row | undefined>
  labelOf: (row: Row) => string
  /** Who has decided, as one who could: nobody decides on their own. */
  deciderOf: (one: { user: { id: string }; clock: Context['clock'] }) => Looking
}

/** How the decisions of a family are kept as long as they may be taken back, taken back, and put in force. */
export function heldFamily<Looking, Row extends { id: string }>({
  family,
  check,
  settle,
  find,
  labelOf,
  deciderOf,
}: Deciding<Looking, Row>) {
  return {
    hold: async (context: Acting, act: Act, meant: Meant, as: Standpoint<Looking>): Promise<void> => {
      const row = await check(context, act, meant, as)
      const { onBehalfOf } = as
      const decision = { act, version: meant.version, comment: meant.comment ?? null }
      await holdDecision(context, { family, id: row.id, decision, onBehalfOf: onBehalfOf?.id ?? null })
      await auditChange(context, {
        ...{ act: `${family}.decide`, subject: row.id, label: labelOf(row) },
        ...{ after: { decision: act }, detail: inPlaceOf(onBehalfOf) },
      })
    },

    /** Takes one's own decision back before it is in force. */
    release: async (context: Acting, id: string): Promise<Standpoint<Looking>> => {
      const { decision } = await releaseDecision(context, family, id)
      const looks = deciderOf(context)
      const row = (await find(context.db, looks, id)) ?? notFound()
      await auditChange(context, {
        ...{ act: `${family}.release`, subject: id, label: labelOf(row) },
        before: { decision: decision.act },
      })
      return { looks, onBehalfOf: null }
    },

    /** Puts a decision in force by the rights of the moment when it was made. */
    job: heldDecisionJob(family, async (context, { id, decision, onBehalfOf }) => {
      const { act, version, comment } = decision as { act: Act } & Omit<Meant, 'id'>
      await settle(context, act, { id, version, comment }, { looks: deciderOf(context), onBehalfOf })
    }),
  }
}
