import type { Template } from '@portal/sdk'
import { templates } from '#generated/templates.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { editorAddress } from './editor-address.ts'

/** The templates of load files (CAR-1). */
export const TemplatesScreen = resourceScreen({
  title: 'templates',
  phrases: 'templates:list',
  resource: templates,
  properties: [
    column.text('name', { rowHeader: true, priority: 1 }),
    column.custom('columns', {
      text: ({ columns }: Template) => columns.map(({ label }) => label).join(', '),
    }),
    column.number('version'),
    column.number('loadCount'),
    column.dateTime('updatedAt'),
  ],
  href: editorAddress,
  editor: (template) => (template === undefined ? '/clustering/crearFormato' : editorAddress(template)),
  undeletable: ({ loadCount }) => (loadCount > 0 ? 'referenced' : undefined),
})
