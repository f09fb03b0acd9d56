import { useEffect, useState } from 'react'
import type { RolePreview } from '@portal/sdk'
import { roles } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'

/** Debounced: ticking several boxes makes one request. */
const pauseMs = 400

/** A preview of whom a choice of permissions affects; undefined while there is none. */
export function useRolePreview(
  { id }: { id: string },
  permissions: readonly string[] | undefined,
): RolePreview | undefined {
  const { preview } = useFamily(roles)
  const [fetched, setFetched] = useState<{ of: readonly string[]; preview: RolePreview }>()
  useEffect(() => {
    if (permissions === undefined) return
    let isCurrent = true
    const timer = setTimeout(() => {
      preview(id, { permissions: [...permissions] }).then(
        (answer) => {
          if (isCurrent) setFetched({ of: permissions, preview: answer })
        },
        // Saving reports errors; a failed preview is just hidden.
        () => undefined,
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [id, permissions, preview])
  return permissions === undefined || fetched === undefined ? undefined : fetched.preview
}
