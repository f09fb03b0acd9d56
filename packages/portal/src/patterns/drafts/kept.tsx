import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { KeptValues } from '@portal/ui-kit'

/** What was found of the form around. */
export const FoundContext = createContext<KeptValues | undefined>(undefined)

interface KeptProps<Value> {
  /** A name that no field of the form has. */
  name: string
  value: Value
  /** Told once of what was found. */
  onFound: (value: Value) => void
}

/** What is chosen outside of any field, such as people put into a list: the draft of the form around keeps it as well. */
export function Kept<Value>({ name, value, onFound }: KeptProps<Value>) {
  const found = use(FoundContext)?.[name]?.[0]
  const tell = useEffectEvent(() => {
    // It was sealed here: nobody else can have written it.
    if (found !== undefined) onFound(JSON.parse(found) as Value)
  })
  useEffect(() => tell(), [])
  return <input type="hidden" name={name} value={JSON.stringify(value)} />
}
