import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'
import { stateCategories } from './workflow-input.ts'

interface WayRow {
  workflow: string
  transition: string
  from: string
  to: string
  category: string
  end: string
  permission: string
  screen: string[]
  required: string[]
}

/** A file of workflows: one transition a row, with its source and target states. */
export const workflowsImport = importOf<WayRow>()({
  phrases: 'workflows:list',
  help: 'importHelp',
  fields: [
    cell.text('workflow', { isRequired: true }),
    cell.text('transition', { isRequired: true }),
    cell.text('from', { isRequired: true }),
    cell.text('to', { isRequired: true }),
    // The first row determines the initial state.
    cell.choice(
      'category',
      'categories',
      stateCategories.filter((category) => category !== 'initial'),
    ),
    cell.row('end'),
    cell.text('permission'),
    cell.givenRows('screen'),
    cell.givenRows('required'),
  ],
})
