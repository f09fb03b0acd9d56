import type { Context } from '#contract/handlers.ts'
import { checkCompletion } from '#tickets/clocks.rules.ts'
import { servicesOf } from '#tickets/settle-clocks.ts'

/** Refuses to give a client less time for completion than the law does (Ley 10/2025). */
export async function checkPause(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { skillId }: { skillId: string },
  pendingUntil: Date | null,
): Promise<void> {
  const { hours, legalTerm } = (await servicesOf(db, [skillId]))(skillId)
  checkCompletion({ legalTerm, pendingUntil }, hours, clock.now())
}
