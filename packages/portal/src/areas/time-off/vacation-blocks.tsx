import { vacationBlocks } from '#generated/vacation-blocks.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty, rowsProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useGroups, usePeople } from './use-block-choices.ts'

/** The dates on which a group may not take vacation, with exceptions (VAC-9). */
export const VacationBlocks = resourceScreen({
  title: 'vacationBlocks',
  phrases: 'vacationTeam:blocks',
  resource: vacationBlocks,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    dateProperty('startsOn'),
    dateProperty('endsOn'),
    rowProperty('group', 'groupId', 'name', useGroups),
    rowsProperty('exceptions', 'exceptIds', 'displayName', usePeople),
    column.changed(),
  ],
})
