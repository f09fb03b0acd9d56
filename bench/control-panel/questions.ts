/** The requests to the control panel: the lists of the contract, and the other requests of its screens. */
import { operationRows, servicePrefixes } from '#server/contract/operations.ts'
import { isOwned, lists, parentOf, requiredBy } from '#server/testing/lists-of-contract.ts'

export type Question = {
  /** The operation. */
  list: string
  kind: 'first page' | 'last page' | 'search' | 'order' | 'filter' | 'other'
  /** The variant: the order, the filter. */
  what: string
  path: string
  body?: unknown
}

/** Rows that requests refer to. */
export type Known = {
  agentRole: string
  role: string
  group: string
  ruleGroup: string
  groups: readonly string[]
  person: string
  coordinator: string
  tag: string
  oldEvent: string
  load: string
  /** Keyed by the operation of a list. */
  owners: ReadonlyMap<string, string>
}

const perPage = 25

/** The parent row, if the first one has too few: in the path, or as a required query parameter. */
const owners: Record<string, (known: Known) => string> = {
  'employeeGroupMembers.index': ({ group }) => group,
  'loads.errors': ({ load }) => load,
  'permissions.people': () => 'AUSENCIAS',
}

/** Lists below a row of another list, which supplies the row. */
export function ownedLists(): { id: string; parent: string }[] {
  return lists
    .filter((row) => isOwned(row) && owners[row.id] === undefined)
    .map((row) => {
      const parent = parentOf(row)
      if (!parent) throw new Error(`${row.id}: which row? Say so in bench/control-panel/questions.ts`)
      return { id: row.id, parent: servicePrefixes[parent.service] + parent.path }
    })
}

/** The list requests derived from the contract: first and last page, a search, and every order. */
export function questionsOfContract(known: Known, lastPages: ReadonlyMap<string, number>): Question[] {
  return lists.flatMap(({ id, query }) => {
    const base = pathOf(id, known)
    if (base === undefined) return []
    const { sort, search } = query.properties ?? {}
    const orders = (sort?.enum ?? []) as string[]
    const ask = (kind: Question['kind'], what: string, text: string): Question => ({
      ...{ list: id, kind, what },
      path: base + text,
    })
    return [
      ask('first page', '', ''),
      ask('last page', '', `&page=${Math.max(1, lastPages.get(id) ?? 1)}`),
      ...(search ? [ask('search', 'a word', '&search=ez%207')] : []),
      ...orders.map((order) => ask('order', order, `&sort=${order}`)),
    ]
  })
}

/** The URL of an operation with its required query; undefined for a list of a row that does not exist. */
function pathOf(id: string, known: Known): string | undefined {
  const row = operationRows.find((one) => one.id === id)
  if (!row) throw new Error(`${id}: the contract has no such operation`)
  const owner = isOwned(row) ? (owners[id]?.(known) ?? known.owners.get(id)) : ''
  if (owner === undefined) return undefined
  const required = requiredBy(row).map((name) => `&${name}=${owner}`)
  const address = servicePrefixes[row.service] + row.path.replace(/\{\w+\}/, owner)
  return `${address}?perPage=${perPage}${required.join('')}`
}

/** The filters of the screens. */
export function filters(known: Known): Question[] {
  const of = (list: string, texts: readonly string[]): Question[] =>
    texts.map((text) => ({
      ...{ list, kind: 'filter', what: text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…') },
      path: `${pathOf(list, known) ?? ''}&${text}`,
    }))
  const { agentRole, role, group, ruleGroup, person, coordinator, tag, oldEvent } = known
  return [
    ...of('users.index', [
      `role=${role}`,
      `role=${agentRole}`,
      'state=disabled',
      'lockedNow=true',
      'secondFactor=false',
      'search=persona.19',
    ]),
    ...of('roles.index', ['permission=AUSENCIAS', 'unused=true', 'secondFactor=true']),
    ...of('permissions.index', ['use=nobody', 'area=administration']),
    ...of('permissions.people', ['search=nunez']),
    ...of('assignments.index', [`role=${role}`, `without=${agentRole}`, 'none=true', 'search=rrhh']),
    ...of('accessRequests.index', ['state=pending', 'search=vacaciones']),
    ...of('employees.index', [
      `groupId=${group}`,
      `groupId=${ruleGroup}`,
      `coordinatorId=${coordinator}`,
      'coordinated=false',
      'department=RRHH',
      'search=CB199',
    ]),
    ...of('employeeGroupMembers.index', ['search=zuniga']),
    ...of('coordinatorAssignments.index', [
      `employeeId=${person}`,
      `coordinatorId=${coordinator}`,
      'state=current',
      'state=past',
      'state=planned',
    ]),
    ...of('employeeGroups.index', ['deleted=true', 'active=true', 'search=servicio%207']),
    ...of('logs.index', [
      ...[
        `subject=${tag}`,
        'family=tags',
        'family=tags&family=fields',
        'act=users.create',
        'channel=job',
        'person=maria',
      ],
      ...['person=zuniga', 'search=etiqueta%201999', 'search=tags', 'search=no-such-word', `search=${tag}`],
      ...[
        'from=2026-03-01&to=2026-03-31',
        'from=2026-03-01&family=priorities&channel=job',
        `after=${oldEvent}`,
        `after=${oldEvent}&sort=at&family=tags`,
      ],
      ...[`after=${oldEvent}&act=tags.create`, 'page=400'],
    ]),
    ...of('tags.index', ['active=true', 'deleted=true']),
  ]
}

/** The requests of the screens beside their lists. */
export function others(known: Known, preview: { role: string; permissions: readonly string[] }): Question[] {
  const { person, coordinator, groups, agentRole } = known
  const main = servicePrefixes.main
  const ask = (list: string, what: string, path: string, body?: unknown): Question => ({
    ...{ list, kind: 'other', what, path: main + path },
    ...(body === undefined ? {} : { body }),
  })
  return [
    ask('users.show', 'one person', `/users/${person}`),
    ask('users.permissions', 'what a person may do, and why', `/users/${person}/permissions`),
    ask('roles.show', 'the role of nearly everybody', `/roles/${agentRole}`),
    ask('roles.preview', 'who gains and who loses, of 19,000', `/roles/${preview.role}/preview`, {
      permissions: preview.permissions,
    }),
    ask('permissions.show', 'one permission', '/permissions/AUSENCIAS'),
    ask('permissions.dangers', 'who holds dangerous pairs', '/permissions/dangers'),
    ask(
      'permissions.explain',
      'X-ray of a screen',
      `/permissions/explanation?userId=${person}&screen=%2Fusers`,
    ),
    ask(
      'permissions.explain',
      'X-ray of an operation',
      `/permissions/explanation?userId=${person}&operation=users.destroy`,
    ),
    ask('employees.show', 'a coordinator with a team', `/employees/${coordinator}`),
    ask('employees.facets', 'what employees are narrowed by', '/employees/facets'),
    ask(
      'employeeGroupMembers.counts',
      'people in each of 25 groups',
      `/employee-groups/counts?${groups.map((id) => `ids=${id}`).join('&')}`,
    ),
    ask('employeeGroupMembers.preview', 'who meets a rule', '/employee-groups/preview', {
      match: 'all',
      conditions: [{ field: 'workCenter', operator: 'in', values: ['Madrid-Vallecas'] }],
    }),
    ask('organization.show', 'the chart of 20,000 people', '/organization'),
    ask('logs.verify', '2,000 links in the middle', '/logs/verification?from=500000'),
    ask('logs.verify', 'the last links', '/logs/verification?from=999000'),
    ask('dashboard.show', 'the dashboard', '/dashboard'),
  ]
}
