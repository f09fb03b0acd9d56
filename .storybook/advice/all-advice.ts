import { actions } from './actions.tsx'
import type { Advice, PartName } from './advice.ts'
import { charts } from './charts.tsx'
import { data } from './data.tsx'
import { feedback } from './feedback.tsx'
import { forms } from './forms.tsx'
import { layout } from './layout.tsx'
import { navigation } from './navigation.tsx'

/** What to do and what not, by part: a new part of the kit does not compile without its own. */
export const allAdvice: Record<PartName, Advice> = {
  ...layout,
  ...actions,
  ...forms,
  ...data,
  ...feedback,
  ...navigation,
  ...charts,
}
