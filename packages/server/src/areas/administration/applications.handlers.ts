import { isAllowed } from '#contract/address.rules.ts'
import { catalogue } from '#contract/catalogue.ts'
import { type BoundHandler, type Context, type HandlerTable } from '#contract/handlers.ts'
import { dayOf } from '#db/day.ts'
import { checkApplication } from './applications.rules.ts'
import * as queries from './applications.queries.ts'

const rows = catalogue('applications', {
  table: 'applications',
  search: ['url'],
  refers: [
    { column: 'roleIds', table: 'roles', shows: ['name'] },
    { column: 'groupIds', table: 'employeeGroups', shows: ['name'] },
  ],
  check: checkApplication,
})

async function mine({ db, user, clock, settings }: Context<'applications.mine'>) {
  const meant = await queries.meantFor(db, user.id, dayOf(clock.now()))
  return meant.filter(({ url }) => isAllowed(url, settings.linkHosts))
}
const audiences = ({ db }: Context<'applications.audiences'>) => queries.audiences(db)

/** A catalogue with an audience per row. */
export const applicationsHandlers: HandlerTable = {
  ...rows,
  acts: new Map([
    ...rows.acts,
    ...Object.entries({ mine, audiences }).map(([act, handler]): [string, BoundHandler] => [
      `applications.${act}`,
      // The binder gives each handler the context of its own operation, as in `handlers`.
      handler as BoundHandler,
    ]),
  ]),
}
