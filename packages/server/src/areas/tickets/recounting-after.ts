import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { recountClocks } from '#tickets/recount-clocks.ts'

type Acts = HandlerTable['acts']
/** The arguments of a catalogue's operation. */
type Given = Context<'serviceHours.show'>

/** Wraps operations so that open tickets' clocks are recomputed afterwards; `check` may refuse them before. */
export const recountingAfter = (
  acts: Acts,
  ids: readonly string[],
  check: (context: Given) => Promise<void> = () => Promise.resolve(),
): Acts =>
  new Map([
    ...acts,
    ...ids.flatMap((id): [string, BoundHandler][] => {
      const run = acts.get(id)
      if (run === undefined) return []
      const after = async (context: Given) => {
        await check(context)
        const answer: unknown = await (run as unknown as (given: Given) => Promise<unknown>)(context)
        await recountClocks(context)
        return answer
      }
      // The binder gives each handler the context of its own operation, as in `handlers`.
      return [[id, after as unknown as BoundHandler]]
    }),
  ])
