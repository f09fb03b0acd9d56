import type { ReactNode } from 'react'
import type * as kit from '@portal/ui-kit'

/** Every documented part of the kit; exports that are not components are listed by hand. */
export type PartName = Extract<keyof typeof kit, Capitalize<string>> | 'toast' | 'useFormAction'

/** Do and don't for a part, one short sentence a line, with both side by side where an example helps. */
export interface Advice {
  readonly do: readonly string[]
  readonly dont: readonly string[]
  readonly example?: { readonly do: () => ReactNode; readonly dont: () => ReactNode }
}
