import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { inPlaceOf } from '#delegations/stand-ins.ts'
import { heldDecisionJob, holdDecision, releaseDecision, type Settling } from './held-decisions.ts'

type Meant = { id: string; version: number }
type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'jobs' | 'user' | 'signedIn' | 'request'>
/** As who somebody decides: what they may see, and in whose place. */
type Standpoint<Looking> = { looks: Looking; onBehalfOf: { id: string; displayName: string } | null }

/** What a family says of its decisions that may be taken back. */
type Deciding<Looking, Row, Act extends string, More extends object> = {
  family: string
  /** What its act is called in the log. */
  act: `${string}.${string}`
  /** Refuses at once what could not be done. */
  check: (context: Acting, act: Act, meant: Meant & More, as: Standpoint<Looking>) => Promise<Row>
  /** Puts a decision in force. */
  settle: (context: Settling, act: Act, meant: Meant & More, as: Standpoint<Looking>) => Promise<unknown>
  find: (db: Db, looks: Looking, id: string) => Promise<Row | undefined>
  labelOf: (row: Row) => string
  /** Who has decided, as one who could: nobody decides on their own. */
  deciderOf: (one: { user: { id: string }; clock: Context['clock'] }) => Looking
}

/** How the decisions of a family are kept as long as they may be taken back, taken back, and put in force. */
export function heldFamily<Looking, Row extends { id: string }, Act extends string, More extends object>({
  family,
  act: logged,
  check,
  settle,
  find,
  labelOf,
  deciderOf,
}: Deciding<Looking, Row, Act, More>) {
  return {
    hold: async (context: Acting, act: Act, meant: Meant & More, as: Standpoint<Looking>): Promise<void> => {
      const row = await check(context, act, meant, as)
      const { onBehalfOf } = as
      await holdDecision(context, {
        family,
        id: row.id,
        decision: { ...meant, act },
        onBehalfOf: onBehalfOf?.id ?? null,
      })
      await auditChange(context, {
        ...{ act: logged, subject: row.id, label: labelOf(row) },
        ...{ after: { decision: act }, detail: inPlaceOf(onBehalfOf) },
      })
    },

    /** Takes one's own decision back before it is in force. */
    release: async (context: Acting, id: string): Promise<Standpoint<Looking> & { row: Row }> => {
      const { decision } = await releaseDecision(context, family, id)
      const looks = deciderOf(context)
      const row = (await find(context.db, looks, id)) ?? notFound()
      await auditChange(context, {
        ...{ act: `${family}.release`, subject: id, label: labelOf(row) },
        before: { decision: decision.act },
      })
      return { looks, onBehalfOf: null, row }
    },

    /** Puts a decision in force by the rights of the moment when it was made. */
    job: heldDecisionJob(family, async (context, { id, decision, onBehalfOf }) => {
      const kept = decision as { act: Act } & Meant & More
      await settle(context, kept.act, { ...kept, id }, { looks: deciderOf(context), onBehalfOf })
    }),
  }
}
