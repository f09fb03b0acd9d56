import { auditChange } from '#auth/audit.ts'
import { newOneUseToken } from '#auth/one-use-tokens.ts'
import { after } from '#auth/sessions.ts'
import { handlers } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { credentials } from './session.queries.ts'

/** A link waits ten minutes for its one use; the session it opens lasts 60 s (specification §4). */
const linkSeconds = 600

export const exchangeTokensHandlers = handlers('exchangeTokens', {
  async create(context) {
    const { db, body, ids, clock } = context
    const person = await credentials(db, body.username)
    if (!person?.active) return notFound()
    const expiresAt = after(clock.now(), linkSeconds)
    const exchangeToken = await newOneUseToken(db, ids, { purpose: 'exchange', userId: person.id, expiresAt })
    await auditChange(context, { act: 'exchangeTokens.create', subject: person.id, label: body.username })
    return { exchangeToken, path: `/login/${exchangeToken}`, expiresAt }
  },
})
