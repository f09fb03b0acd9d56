import { auditChange } from '#auth/audit.ts'
import { rightsOf } from '#auth/current-user.ts'
import { requireFresh, requireSecondFactor } from '#auth/freshness.ts'
import { newOneUseToken } from '#auth/one-use-tokens.ts'
import { after } from '#auth/sessions.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { forbidden, notFound, refuse } from '#contract/refuse.ts'
import { credentials } from './session.queries.ts'

/** A link waits ten minutes for its one use; the session it opens lasts 60 s (specification §4). */
const linkSeconds = 600

export const exchangeTokensHandlers: HandlerTable = handlers('exchangeTokens', {
  async create(context) {
    const { db, body, ids, clock } = context
    await requireFresh(context)
    await requireSecondFactor(context)
    const person = await credentials(db, body.username)
    if (!person?.active) return notFound()
    await checkEntry(context, person.id)
    const expiresAt = after(clock.now(), linkSeconds)
    const exchangeToken = await newOneUseToken(db, ids, { purpose: 'exchange', userId: person.id, expiresAt })
    await auditChange(context, { act: 'exchangeTokens.create', subject: person.id, label: body.username })
    return { exchangeToken, path: `/login/${exchangeToken}`, expiresAt }
  },
})

/**
 * A link is a way into an account: nobody makes one into the account of whoever holds more than they do (check 28), and
 * none leads past a second factor.
 */
async function checkEntry(
  { db, user, clock }: Context<'exchangeTokens.create'>,
  personId: string,
): Promise<void> {
  const { permissions, secondFactor } = await rightsOf(db, personId, clock.now())
  if (secondFactor.isOn || secondFactor.isRequired) refuse('invalid', 'username')
  const missing = [...permissions].filter((name) => !user.permissions.has(name))
  if (missing.length > 0) forbidden(missing)
}
