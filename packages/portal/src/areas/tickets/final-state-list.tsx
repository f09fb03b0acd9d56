import { finalStates } from '#generated/final-states.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { skillMeanings } from './skill-meanings.tsx'

/** The final states (tipificaciones): their meaning, and their effect on the contact. */
export const FinalStateList = resourceScreen({
  title: 'finalStates',
  phrases: 'workflows:finals',
  resource: finalStates,
  properties: [
    property.name(),
    property.code('code'),
    property.choice('category', 'categories'),
    property.active(),
    property.check('humanContact'),
    property.check('sale'),
    property.check('addsToBlacklist'),
    property.check('needsDate', { hidden: true }),
    property.check('needsComment', { hidden: true }),
    property.number('recycleAfterMinutes'),
    property.number('maxAttempts', { hidden: true }),
    skillMeanings('skills'),
    column.number('uses'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: 'code',
})
