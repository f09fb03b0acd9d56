import { TagInput } from '@portal/ui-kit'
import { ticketMacros } from '#generated/ticket-macros.ts'
import { textOf, textsOf } from '#patterns/form-values.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field, type FieldSpec } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty, rowsProperty } from '#patterns/resource-screen/row-fields.tsx'
import { linesOfValues, valuesOfLines } from './macro-values.ts'
import { MacroText } from './macro-text.tsx'
import { useEndChoices, usePriorityChoices, useSkillChoices, useTagChoices } from './use-macro-choices.ts'

/** What fields say afterwards, each as `clave = valor`. */
const valuesField: FieldSpec<'values', 'values' | 'valuesHelp'> = {
  name: 'values',
  Control: ({ value, say }) => (
    <TagInput
      name="values"
      label={say('values')}
      description={say('valuesHelp')}
      defaultValue={linesOfValues(value)}
    />
  ),
  read: (value) => valuesOfLines(textsOf(value)),
  shown: (value) => linesOfValues(value).join(', '),
}

const choice = field.choice('assign', 'assignTo')

/** Whoever uses it, nobody or whoever has it; somebody by name stays where a script has said so. */
const assignField: typeof choice = {
  ...choice,
  Control: ({ rule, value, ...rest }) => {
    const values = rule.values?.filter((one) => one !== 'person' || value === 'person') ?? []
    return <choice.Control {...rest} value={value} rule={{ ...rule, values }} />
  },
}

/** Who that is; it is kept as it was. */
const assigneeField: FieldSpec<'assigneeId', never> = {
  name: 'assigneeId',
  Control: ({ value }) => (
    <input type="hidden" name="assigneeId" value={typeof value === 'string' ? value : ''} />
  ),
  read: (value) => textOf(value) || null,
}

/** What agents do to tickets again and again: a reply with variables, and what changes with it (TIC-10). */
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
