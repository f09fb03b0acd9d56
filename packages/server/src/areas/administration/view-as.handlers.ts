import { auditChange } from '#auth/audit.ts'
import { isSecondFactorDue, rightsOf } from '#auth/current-user.ts'
import { requireFresh, requireSecondFactor } from '#auth/freshness.ts'
import { endViewsOf, openView, viewSeconds } from '#auth/views.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound } from '#contract/refuse.ts'
import { shownPerson } from './view-as.queries.ts'
import { checkOther, checkReach } from './users.rules.ts'

/** Viewing the portal as somebody else, without being them (handbook PAN-5, decision 044). */
export const viewAsHandlers: HandlerTable = handlers('viewAs', {
  async create(context) {
    const { db, body, user, ids, clock, tokens } = context
    await requireFresh(context)
    await requireSecondFactor(context)
    checkOther(body.userId, user)
    const now = clock.now()
    const person = (await shownPerson(db, body.userId)) ?? notFound()
    const { permissions, secondFactor } = await rightsOf(db, person.uid, now)
    // Without a required second factor, they themselves see nothing until they have set it up.
    if (isSecondFactorDue(secondFactor)) conflict('invalid', 'secondFactor')
    checkReach(permissions, user)
    const id = ids.next()
    const endsAt = await openView(
      db,
      { id, sessionId: user.session.id, viewerId: user.id, userId: person.uid },
      now,
    )
    await auditChange(context, {
      ...{ act: 'viewAs.create', subject: person.uid, label: person.displayName },
      detail: { endsAt },
    })
    const accessToken = await tokens.sign({ uid: person.uid, sid: id }, viewSeconds, viewSeconds)
    return {
      userData: { ...person, accessPermissions: [...permissions] },
      ...{ accessToken, sessionSeconds: viewSeconds },
    }
  },

  async destroy(context) {
    const { db, user, clock } = context
    const sessionId = user.viewedBy?.sessionId ?? user.session.id
    for (const userId of await endViewsOf(db, sessionId, clock.now())) {
      await auditChange(context, { act: 'viewAs.destroy', subject: userId })
    }
  },
})
