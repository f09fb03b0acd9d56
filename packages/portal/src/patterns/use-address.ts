import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router-dom'
import { changeAddress, type AddressChange } from './address.ts'

/**
 * The words of the address, and how to change them. Every change is made of the address as the changes before it leave it,
 * shown or not: `setSearchParams` of React Router begins with what is shown, so that of two quick ones the first is lost.
 */
export function useAddress(): readonly [
  URLSearchParams,
  (change: AddressChange, options?: { replace?: boolean }) => void,
] {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  // @NOTE The only way to the router's state from below it; no hook tells of a navigation that is not shown yet.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const change = useCallback(
    (next: AddressChange, options?: { replace?: boolean }) => {
      if (router !== undefined) changeAddress(router, pathname, next, options)
    },
    [router, pathname],
  )
  return [params, change]
}
