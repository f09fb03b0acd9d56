import { auditChanges } from '#auth/audit.ts'
import { attempt, attemptWhole, type Came } from '#contract/came.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { heldUntil } from '#db/decision-held.ts'
import { inPlaceOf } from '#delegations/stand-ins.ts'
import type { Notifying } from '#notices/notify.ts'
import { heldDecisionJob, holdDecisions, kindOf, releaseDecisions, type Settling } from './held-decisions.ts'
import { queueHeld } from './held-job.ts'

type Meant = { id: string; version: number }
type Named = { id: string; displayName: string }
type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'jobs' | 'user' | 'signedIn' | 'request'>
/** The decider, and how a decision is stored and notified. */
type Keeping = Notifying & Pick<Parameters<typeof auditChanges>[0], 'request' | 'signedIn'> & { user: Named }
/** The identity of the decider: reach and delegation. */
type Standpoint<Looking> = { looks: Looking; onBehalfOf: Named | null }
/** A decision that could be applied now. */
type Decided<Row, Input> = { row: Row; meant: Input; onBehalfOf: Named | null }
type Item<Looking, Input> = { meant: Input; as: Standpoint<Looking> }

/** The hooks of a family with decisions that can be undone. */
type Deciding<Looking, Row, Act extends string, Input extends Meant> = {
  family: string
  /** The name of its operation in the log. */
  act: `${string}.${string}`
  /** Applies decisions; a refusal of one does not affect the others. */
  settle: (
    context: Settling,
    act: Act,
    items: readonly Item<Looking, Input>[],
  ) => Promise<readonly Came<unknown>[]>
  /** The visible ones of these. */
  among: (db: Db, looks: Looking, ids: readonly string[]) => Promise<readonly Row[]>
  labelOf: (row: Row) => string
  /** The deciders, as somebody entitled to decide: nobody decides on their own requests. */
  deciderOf: (one: { user: { id: string }; clock: Context['clock'] }) => Looking
}

/** How a family's decisions are held while they can be undone, undone, and applied. */
export function heldFamily<Looking, Row extends { id: string }, Act extends string, Input extends Meant>({
  family,
  act: logged,
  settle,
  among,
  labelOf,
  deciderOf,
}: Deciding<Looking, Row, Act, Input>) {
  return {
    /** Stores decisions that could be applied now; returns their ids. `queue` schedules the application. */
    store: async (
      context: Keeping,
      { act, until }: { act: Act; until: Date },
      decided: readonly Decided<Row, Input>[],
    ): Promise<ReadonlySet<string>> => {
      const meant = decided.map(({ row, meant: decision, onBehalfOf }) => ({
        ...{ id: row.id, decision: { ...decision, act }, onBehalfOf: onBehalfOf?.id ?? null },
      }))
      const kept = await holdDecisions(context, { family, until }, meant)
      await auditChanges(
        context,
        decided
          .filter(({ row }) => kept.has(row.id))
          .map(({ row, onBehalfOf }) => ({
            ...{ act: logged, subject: row.id, label: labelOf(row) },
            ...{ after: { decision: act }, detail: inPlaceOf(onBehalfOf) },
          })),
      )
      return kept
    },

    queue: (context: Keeping, ids: readonly string[], until: Date): Promise<void> =>
      queueHeld(context, { kind: kindOf(family), ids, until }),

    /** Undoes one's own decisions before they are final; a refusal of one does not affect the others. */
    release: async (context: Acting, ids: readonly string[]): Promise<Came<Row>[]> => {
      const forgotten = await releaseDecisions(context, family, ids)
      const rows = await among(context.db, deciderOf(context), ids)
      const released = new Map(rows.filter(({ id }) => forgotten.has(id)).map((row) => [row.id, row]))
      await auditChanges(
        context,
        [...released].map(([id, row]) => ({
          ...{ act: `${family}.release`, subject: id, label: labelOf(row) },
          before: { decision: forgotten.get(id)?.act },
        })),
      )
      return Promise.all(ids.map((id) => attempt(() => released.get(id) ?? conflict('invalid', 'state'))))
    },

    /** Applies decisions with the permissions from when they were made. */
    job: heldDecisionJob(family, async (context, settled) => {
      const looks = deciderOf(context)
      const items = settled.map(({ id, decision, onBehalfOf }) => ({
        // As written by `keep`.
        meant: { ...(decision as { act: Act } & Input), id },
        as: { looks, onBehalfOf },
      }))
      const [first] = items
      return first === undefined ? [] : settle(context, first.meant.act, items)
    }),
  }
}

type Family<Looking, Row extends { id: string }, Act extends string, Input extends Meant> = ReturnType<
  typeof heldFamily<Looking, Row, Act, Input>
>
type Check<Looking, Row, Act, Input> = (
  context: Acting,
  act: Act,
  meant: Input,
  as: Standpoint<Looking>,
) => Promise<Row>

/**
 * Stores many decisions and schedules one job for them; `check` refuses impossible ones without affecting the others.
 * Of two decisions on the same id the first wins.
 */
export const holdAll =
  <Looking, Row extends { id: string }, Act extends string, Input extends Meant>(
    { store, queue }: Pick<Family<Looking, Row, Act, Input>, 'store' | 'queue'>,
    check: Check<Looking, Row, Act, Input>,
  ) =>
  async (context: Acting, act: Act, items: readonly Item<Looking, Input>[]): Promise<Came<Row>[]> => {
    const until = heldUntil(context.clock.now())
    const came = await inTurn(check)(context, act, items)
    const decided = new Map<string, Decided<Row, Input>>()
    for (const [at, { meant, as }] of items.entries()) {
      const one = came[at]
      if (one !== undefined && 'done' in one && !decided.has(meant.id))
        decided.set(meant.id, { row: one.done, meant, onBehalfOf: as.onBehalfOf })
    }
    const kept = await store(context, { act, until }, [...decided.values()])
    await queue(context, [...kept], until)
    const late = await attempt(() => conflict('invalid', 'state'))
    const isKept = (meant?: Input) => meant && kept.has(meant.id) && decided.get(meant.id)?.meant === meant
    return came.map((one, at) => ('refused' in one || isKept(items[at]?.meant) ? one : late))
  }

/** Does the same one by one, for a family without a bulk implementation. */
export const inTurn =
  <By extends { db: Db }, Act, Input, As, Done>(
    work: (context: By, act: Act, meant: Input, as: As) => Promise<Done>,
  ) =>
  async (context: By, act: Act, items: readonly { meant: Input; as: As }[]): Promise<Came<Done>[]> => {
    const came = []
    for (const { meant, as } of items)
      came.push(await attemptWhole(context.db, () => work(context, act, meant, as)))
    return came
  }
