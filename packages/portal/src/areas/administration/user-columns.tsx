import type { User } from '@portal/sdk'
import { Badge, Inline, Status, type Tone } from '@portal/ui-kit'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'

const userStates = ['invited', 'active', 'disabled', 'removed'] as const

/** The path of one person. */
export const userHref = (id: string): string => `/users?user=${id}`

/** The colour of each state. */
export const stateTones = {
  invited: 'info',
  active: 'success',
  disabled: 'warning',
  removed: 'neutral',
} as const satisfies Record<User['state'], Tone>

/** The columns of the list of people. */
export const userColumns = [
  column.text('displayName', { rowHeader: true, sortable: true, priority: 1 }),
  column.code('username', { sortable: true }),
  column.custom<User, 'state'>(
    'state',
    {
      text: ({ state }, { translate }) => translate(`states.${state}`),
      cell: ({ state, lockedUntil }, { translate }) => (
        <Inline space="xs">
          <Status tone={stateTones[state]}>{translate(`states.${state}`)}</Status>
          {lockedUntil === null ? null : <Badge tone="danger">{translate('lockedNow')}</Badge>}
        </Inline>
      ),
    },
    { priority: 1 },
  ),
  column.custom<User, 'roles'>('roles', { text: ({ roles }) => roles.map(({ name }) => name).join(', ') }),
  column.text('email', { hidden: true }),
  column.text('code', { hidden: true }),
  column.boolean('hasSecondFactor', { hidden: true }),
  column.dateTime('lastSeenAt', { sortable: true }),
  column.dateTime('createdAt', { sortable: true, hidden: true }),
]

/** The filters of the list; the roles come from the service. */
export const userFilters = [
  filter.oneOf('state', 'states', userStates),
  filter.yesNo('lockedNow'),
  filter.yesNo('secondFactor'),
]
