import type { ReactNode } from 'react'
import type * as kit from '@portal/ui-kit'

/** Every part of the kit that a page can show; what is not a component is named by hand. */
export type PartName = Extract<keyof typeof kit, Capitalize<string>> | 'toast' | 'useFormAction'

/** What to do with a part and what not, one short sentence a line, and the two side by side where seeing says more. */
export interface Advice {
  readonly do: readonly string[]
  readonly dont: readonly string[]
  readonly example?: { readonly do: () => ReactNode; readonly dont: () => ReactNode }
}
