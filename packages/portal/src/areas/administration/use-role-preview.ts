import { useEffect, useState } from 'react'
import type { RolePreview } from '@portal/sdk'
import { roles } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'

/** Who ticks several boxes is told once they pause. */
const pauseMs = 400

/** What a choice of permissions would change for whom; undefined while there is nothing to tell. */
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
        // Saving says what is wrong; a preview that cannot be made is just not there.
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
