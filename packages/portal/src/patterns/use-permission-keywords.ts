import { useCallback, useEffect, useState } from 'react'
import { permissionByName, type PermissionLabels } from '@portal/permissions'

/** By what a permission is found besides the reader's words: its code, and its Spanish name as soon as that has come. */
export function usePermissionKeywords(): (name: string) => readonly string[] {
  const [spanish, setSpanish] = useState<PermissionLabels>()
  useEffect(() => {
    let isGone = false
    // Without it, the code and the reader's words go on finding.
    import('@portal/permissions/labels/es').then(
      ({ es }) => (isGone ? undefined : setSpanish(() => es)),
      () => undefined,
    )
    return () => {
      isGone = true
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
