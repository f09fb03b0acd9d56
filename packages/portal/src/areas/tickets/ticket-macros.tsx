import { ticketMacros } from '#generated/ticket-macros.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty, rowsProperty } from '#patterns/resource-screen/row-fields.tsx'
import { assigneeField, assignField, valuesField } from './macro-fields.tsx'
import { MacroText } from './macro-text.tsx'
import { useEndChoices, usePriorityChoices, useSkillChoices, useTagChoices } from './use-macro-choices.ts'

/** The macros of agents: a reply with variables, and the changes it makes (TIC-10). */
export const TicketMacros = resourceScreen({
  title: 'caseFiles',
  phrases: 'ticketMacros:list',
  resource: ticketMacros,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    property.active(),
    property.choice('scope', 'scopes', { priority: 1 }),
    rowProperty('skill', 'skillId', 'name', useSkillChoices),
    [column.text('reply'), { ...field.helpedText('reply'), Control: MacroText }],
    field.check('isInternal'),
    property.choice('move', 'moves'),
    property.number('pendingDays'),
    rowProperty('finalState', 'finalStateId', 'name', useEndChoices),
    rowProperty('priority', 'priorityId', 'name', usePriorityChoices),
    rowsProperty('tags', 'tagIds', 'name', useTagChoices),
    [column.choice('assign', 'assignTo'), assignField],
    assigneeField,
    rowProperty('toSkill', 'toSkillId', 'name', useSkillChoices),
    valuesField,
    column.changed(),
  ],
  filters: [filter.choice('scope', 'scopes'), filter.active(), filter.deleted()],
})
