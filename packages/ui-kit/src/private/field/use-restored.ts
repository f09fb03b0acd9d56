import { use, useEffect, useEffectEvent, useState } from 'react'
import { RestoredContext } from '#forms/restored.tsx'

/** The value props of a field. */
interface Held<Value> {
  name?: string | undefined
  value?: unknown
  onChange?: ((value: Value) => void) | undefined
}

/**
 * The stored value of a field, or undefined when there is none. A controlled field is told once; later changes of its
 * name are ignored, because the value moves with the field.
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
  const notify = useEffectEvent(() => {
    if (value !== undefined && restored !== undefined) onChange?.(restored)
  })
  useEffect(() => notify(), [])
  return restored
}

/** The first text. */
export const firstText = ([text]: readonly string[]): string | undefined => text

/** The initial value, to be spread over a field of React Aria if there is one. */
export function startWith<Value>(value: Value | undefined): { defaultValue?: Value } {
  return value === undefined ? {} : { defaultValue: value }
}
