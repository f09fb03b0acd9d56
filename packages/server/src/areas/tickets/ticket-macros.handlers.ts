import { catalogue } from '#contract/catalogue.ts'
import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { rowByWord } from '#db/catalogue-export.ts'
import { withOwn } from './acting.ts'
import { applyMacro, previewMacro } from './apply-macro.ts'
import * as queries from './ticket-macros.queries.ts'
import { checkMacro, checkOwn, ownerBy, ofAll } from './ticket-macros.rules.ts'
import { seeingOf } from './tickets.ts'
import { readValues } from './workflow-ways.rules.ts'
import { fields as fieldsOf } from './workflow-ways.queries.ts'

const rows = catalogue('ticketMacros', {
  table: 'ticketMacros',
  search: ['reply'],
  filters: ['scope'],
  refers: [
    { column: 'skillId', table: 'skills', shows: ['code', 'name'] },
    { column: 'toSkillId', table: 'skills', shows: ['code', 'name'] },
    { column: 'priorityId', table: 'priorities', shows: ['name'] },
    { column: 'finalStateId', table: 'finalStates', shows: ['name'] },
    { column: 'assigneeId', table: 'users', shows: ['displayName'] },
    { column: 'tagIds', table: 'tags', shows: ['name'] },
  ],
  within: 'owner',
  keeps: ['owner'],
  check: checkMacro,
  isExported: ({ owner, assigneeId }) => owner === ofAll && assigneeId === null,
})
/** A catalogue operation with additional parameters. */
const ofCatalogue = (act: string) =>
  (rows.acts.get(`ticketMacros.${act}`) ?? notFound) as unknown as (context: object) => Promise<unknown>

/** The macros available to the caller, filtered in SQL. */
const index = (context: Context<'ticketMacros.index'>) =>
  ofCatalogue('index')(
    withOwn(context, { query: { ...context.query, narrowed: queries.isOffered(seeingOf(context)) } }),
  )

async function show(context: Context<'ticketMacros.show'>) {
  if (!(await queries.isSeen(context.db, seeingOf(context), context.params.id))) notFound()
  return ofCatalogue('show')(context)
}

async function create(context: Context<'ticketMacros.create'>) {
  await checkValues(context)
  const owner = ownerBy(context.user, context.body.scope ?? 'personal')
  return ofCatalogue('create')(withOwn(context, { body: { ...context.body, owner } }))
}

/** What a macro says in management fields is read as they are when it is used. */
async function checkValues({ db, body }: Pick<Context<'ticketMacros.create'>, 'db' | 'body'>): Promise<void> {
  const { values = {} } = body
  readValues(await fieldsOf(db, Object.keys(values)), {}, values)
}

/** One's own macro, or with permission; its audience follows from its scope. */
const changing = (act: 'update' | 'patch') => async (context: Context<'ticketMacros.update'>) => {
  const before = (await queries.find(context.db, context.params.id)) ?? notFound()
  checkOwn(context.user, before)
  await checkValues(context)
  const scope = context.body.scope ?? (act === 'patch' ? before.scope : 'personal')
  const owner = ownerBy(context.user, scope)
  return ofCatalogue(act)(withOwn(context, { body: { ...context.body, owner } }))
}

const removing = (act: 'destroy' | 'restore') => async (context: Context<'ticketMacros.destroy'>) => {
  checkOwn(context.user, (await queries.find(context.db, context.params.id)) ?? notFound())
  return ofCatalogue(act)(context)
}

const own = {
  ...{ index, show, create, update: changing('update'), patch: changing('patch') },
  ...{ destroy: removing('destroy'), restore: removing('restore') },
  ...{ preview: previewMacro, apply: applyMacro },
}

/** A catalogue in which everybody sees their available macros, with operations to apply them. */
export const ticketMacrosHandlers: HandlerTable = {
  ...rows,
  // Personal macros are not exported.
  exported: {
    ...rows.exported,
    find: (db, word) => rowByWord(db, 'ticketMacros', 'name', word, { column: 'owner', value: ofAll }),
  },
  acts: new Map([
    ...rows.acts,
    ...Object.entries(own).map(([act, handler]): [string, BoundHandler] => [
      `ticketMacros.${act}`,
      // The binder gives each handler the context of its own operation, as in `handlers`.
      handler as BoundHandler,
    ]),
  ]),
}
