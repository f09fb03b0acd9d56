import type { taskTemplates as es } from '../es/taskTemplates.ts'

export const taskTemplates = {
  names: {
    log: 'Task templates',
  },
  list: {
    text: 'What tasks that are created again and again begin with.',
    create: 'New template',
    createTitle: 'New task template',
    edit: 'Edit the template “{{name}}”',
    none: 'There are no task templates',
    noneText: 'Create the first one, so that nothing is typed twice.',
    name: 'Name',
    title: 'Title of the task',
    description: 'Description',
    priority: 'Priority',
    priorities: {
      low: 'Low',
      normal: 'Normal',
      high: 'High',
      urgent: 'Urgent',
    },
    dueDays: 'Due in (days)',
    checklist: 'Checklist',
    recurrence: 'Rule of recurrence',
    recurrenceHelp: 'By RFC 5545, such as FREQ=WEEKLY;BYDAY=MO. Leave it empty if it does not recur.',
    updatedAt: 'Changed',
    activate: 'Activate',
    deactivate: 'Deactivate',
    activated: 'Template activated',
    deactivated: 'Template deactivated',
    state: 'State',
    active: 'In use',
    inactive: 'Not in use',
    deleted: 'Deleted',
    uses: 'In use',
  },
} satisfies typeof es
