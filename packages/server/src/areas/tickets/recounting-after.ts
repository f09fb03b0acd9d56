import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { recountClocks } from '#tickets/recount-clocks.ts'

type Acts = HandlerTable['acts']
/** What any act of a catalogue is given. */
type Given = Context<'serviceHours.show'>

/** The same acts, of which these have the clocks of open tickets counted anew; `check` may refuse them before. */
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
      // The binder gives each act the context of its own operation, as in `handlers`.
      return [[id, after as unknown as BoundHandler]]
    }),
  ])
