import { auditChange } from '#auth/audit.ts'
import { rightsOf } from '#auth/current-user.ts'
import { requireFresh, requireSecondFactor } from '#auth/freshness.ts'
import { newOneUseToken } from '#auth/one-use-tokens.ts'
import { after } from '#auth/sessions.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { forbidden, notFound, refuse } from '#contract/refuse.ts'
import { credentials } from './session.queries.ts'

/** A single-use link is valid for ten minutes; the session it opens lasts 60 s (specification §4). */
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
 * A link gives access to an account: nobody may create one for somebody with more permissions than themselves (check
 * 28), and none bypasses a second factor.
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
