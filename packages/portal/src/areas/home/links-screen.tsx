import type { Link } from '@portal/sdk'
import { links } from '@portal/sdk/main'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useNameOf } from './use-name-of.ts'

const categories = ['company', 'tools', 'training', 'law', 'benefits', 'other'] as const

/** A name in the language of who reads it. */
function OwnName({ link }: { link: Link }) {
  return useNameOf()(link)
}

/** What everybody sees of the links. */
const seen = {
  title: 'links',
  phrases: 'home:links',
  family: links,
  label: ({ name }: Link) => name,
  permissions: {},
  defaultSort: 'position',
  columns: [
    column.custom(
      'name',
      { text: ({ name }: Link) => name, cell: (link: Link) => <OwnName link={link} /> },
      { rowHeader: true, sortable: true, priority: 1 },
    ),
    column.address('url', { priority: 1 }),
    column.choice('category', 'categories'),
  ],
  filters: [filter.oneOf('category', 'categories', categories)],
} as const

const description = column.text('description', { wrap: true, priority: 3 })

const Seen = resourceScreen({ ...seen, columns: [...seen.columns, description] })

const Managed = resourceScreen({
  ...seen,
  permissions: {
    create: 'CONTENIDOS_GESTIONAR',
    update: 'CONTENIDOS_GESTIONAR',
    destroy: 'CONTENIDOS_GESTIONAR',
  },
  columns: [
    ...seen.columns,
    column.status('active'),
    description,
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [...seen.filters, filter.active(), filter.deleted()],
  fields: [
    field.text('name', { isRequired: true, maxLength: 120 }),
    field.translations('translations'),
    field.address('url'),
    field.choice('category', 'categories', categories),
    field.longText('description', { maxLength: 300 }),
    field.check('active', { isOn: true }),
  ],
  toggle: 'active',
  importing: 'name',
  bulk: ['activate', 'deactivate', 'destroy'],
})

/** The links of interest: to open for everybody, to change for who manages the contents. */
export function LinksScreen() {
  const can = useCan()
  return can('CONTENIDOS_GESTIONAR') ? <Managed /> : <Seen />
}
