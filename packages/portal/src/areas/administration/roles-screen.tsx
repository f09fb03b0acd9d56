import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '@portal/ui-kit'
import { RoleList } from './role-list.tsx'

const RolePage = lazy(async () => ({ default: (await import('./role-page.tsx')).RolePage }))
const RoleComparison = lazy(async () => ({ default: (await import('./role-comparison.tsx')).RoleComparison }))

/** The roles, one role with its permissions, or two compared, according to the URL (PAN-3). */
export function RolesScreen() {
  const [params] = useSearchParams()
  const id = params.get('role')
  const one = params.get('compare')
  if (id === null && one === null) return <RoleList />
  return (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      {id === null ? <RoleComparison /> : <RolePage key={id} id={id} />}
    </Suspense>
  )
}
