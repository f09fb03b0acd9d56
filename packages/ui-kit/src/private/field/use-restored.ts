import { use, useEffect, useEffectEvent, useState } from 'react'
import { RestoredContext } from '#forms/restored.tsx'

/** A field as far as its value goes. */
interface Held<Value> {
  name?: string | undefined
  value?: unknown
  onChange?: ((value: Value) => void) | undefined
}

/**
 * What was written into a field before, or undefined when nothing was kept of it. A field whose value somebody else
 * holds is told once; later changes of its name mean nothing, because the value moves with the field.
 */
export function useRestored<Value>(
  { name, value, onChange }: Held<Value>,
  read: (texts: readonly string[]) => Value | undefined,
): Value | undefined {
  const values = use(RestoredContext)
  const [restored] = useState(() => {
    const texts = name === undefined ? undefined : values?.[name]
    return texts && read(texts)
  })
  const tell = useEffectEvent(() => {
    if (value !== undefined && restored !== undefined) onChange?.(restored)
  })
  useEffect(() => tell(), [])
  return restored
}

/** The first text. */
export const firstText = ([text]: readonly string[]): string | undefined => text

/** The first value, to be spread over a field of React Aria when there is one. */
export function startWith<Value>(value: Value | undefined): { defaultValue?: Value } {
  return value === undefined ? {} : { defaultValue: value }
}
