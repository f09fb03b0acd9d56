import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router-dom'
import { changeAddress, type AddressChange } from './address.ts'

/**
 * The URL's parameters, with a setter. Every change is based on the result of previous ones, rendered or not:
 * `setSearchParams` of React Router uses the rendered ones, so that of two quick changes the first is lost.
 */
export function useAddress(): readonly [
  URLSearchParams,
  (change: AddressChange, options?: { replace?: boolean }) => void,
] {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  // @NOTE The only way to the router's state from below it; no hook exposes a pending navigation.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const change = useCallback(
    (next: AddressChange, options?: { replace?: boolean }) => {
      if (router !== undefined) changeAddress(router, pathname, next, options)
    },
    [router, pathname],
  )
  return [params, change]
}
