import { useCallback, useEffect, useState } from 'react'
import { permissionByName, type PermissionLabels } from '@portal/permissions'

/** Further search terms of a permission: its code, and its Spanish name once loaded. */
export function usePermissionKeywords(): (name: string) => readonly string[] {
  const [spanish, setSpanish] = useState<PermissionLabels>()
  useEffect(() => {
    let isUnmounted = false
    // Without it, the code and the reader's language still find it.
    import('@portal/permissions/labels/es').then(
      ({ es }) => (isUnmounted ? undefined : setSpanish(() => es)),
      () => undefined,
    )
    return () => {
      isUnmounted = true
    }
  }, [])
  return useCallback(
    (name) => {
      const known = permissionByName(name)?.name
      return spanish === undefined || known === undefined ? [name] : [name, spanish[known]]
    },
    [spanish],
  )
}
