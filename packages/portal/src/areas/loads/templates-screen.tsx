import { templates } from '@portal/sdk/laia'
import type { Template } from '@portal/sdk'
import { column } from '#patterns/resource-screen/columns.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { editorAddress } from './editor-address.ts'

/** The formats of load files (CAR-1). */
export const TemplatesScreen = resourceScreen({
  title: 'templates',
  phrases: 'loads:templates',
  family: templates,
  label: (template) => template.name,
  permissions: {
    create: 'CARGUE_CREAR_FORMATO',
    update: 'CARGUE_CREAR_FORMATO',
    destroy: 'CARGUE_CREAR_FORMATO',
  },
  defaultSort: 'name',
  columns: [
    column.text('name', { rowHeader: true, sortable: true, priority: 1 }),
    column.custom(
      'columns',
      { text: ({ columns }: Template) => columns.map(({ label }) => label).join(', ') },
      { wrap: true },
    ),
    column.number('version'),
    column.number('loadCount'),
    column.dateTime('updatedAt', { sortable: true }),
  ],
  href: editorAddress,
  editor: (template) => (template === undefined ? '/clustering/crearFormato' : editorAddress(template)),
  undeletable: ({ loadCount }) => (loadCount > 0 ? 'referenced' : undefined),
  bulk: ['destroy'],
})
