import type { Application } from '@portal/sdk'
import { applications } from '@portal/sdk/main'
import { Icon } from '@portal/ui-kit'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { audienceField, icons, modes, whoSees } from './application-fields.tsx'

/** The applications that people open from the portal, and whom they are meant for. */
export const ApplicationsScreen = resourceScreen({
  title: 'applications',
  phrases: 'administration:applications',
  family: applications,
  label: ({ name }) => name,
  permissions: { create: 'APPS_GESTIONAR', update: 'APPS_GESTIONAR', destroy: 'APPS_GESTIONAR' },
  defaultSort: 'position',
  columns: [
    column.text('name', { rowHeader: true, sortable: true, priority: 1 }),
    column.status('active'),
    column.custom(
      'icon',
      {
        text: ({ icon }: Application, { say }) => say(`icons.${icon}`),
        cell: ({ icon }: Application, { say }) => <Icon id={icon} label={say(`icons.${icon}`)} />,
      },
      { hidden: true },
    ),
    column.address('url'),
    column.choice('mode', 'modes'),
    column.custom('audience', { text: whoSees }, { wrap: true }),
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [filter.active(), filter.deleted()],
  fields: [
    field.text('name', { isRequired: true, maxLength: 120 }),
    field.translations('translations'),
    field.address('url'),
    field.choice('icon', 'icons', icons),
    field.choice('mode', 'modes', modes),
    field.choice('audience', 'audiences', ['everyone', 'some']),
    audienceField('roleIds', 'roles'),
    audienceField('groupIds', 'groups'),
    field.check('active', { isOn: true }),
  ],
  toggle: 'active',
  bulk: ['activate', 'deactivate', 'destroy'],
})
