import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { KeptValues } from '@portal/ui-kit'

/** The restored draft of the surrounding form. */
export const FoundContext = createContext<KeptValues | undefined>(undefined)

interface DraftValueProps<Value> {
  /** A name that no field of the form has. */
  name: string
  value: Value
  /** Called once with the restored value. */
  onFound: (value: Value) => void
}

/** Includes state outside of fields in the draft, such as people added to a list. */
export function DraftValue<Value>({ name, value, onFound }: DraftValueProps<Value>) {
  const found = use(FoundContext)?.[name]?.[0]
  const notify = useEffectEvent(() => {
    // It was encrypted here: nobody else can have written it.
    if (found !== undefined) onFound(JSON.parse(found) as Value)
  })
  useEffect(() => notify(), [])
  return <input type="hidden" name={name} value={JSON.stringify(value)} />
}
