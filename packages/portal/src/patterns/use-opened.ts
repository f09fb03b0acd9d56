import { useLocation } from 'react-router-dom'
import { withWords } from './address.ts'
import { useAddress } from './use-address.ts'

/** A URL parameter's value, the URL with another value, and a setter. */
export function useOpened(name: string) {
  const { pathname } = useLocation()
  const [params, changeAddress] = useAddress()
  const hrefOf = (id: string) => `${pathname}?${withWords({ [name]: id })(params).toString()}`
  const close = () => changeAddress(withWords({ [name]: undefined }))
  const replace = (id: string) => changeAddress(withWords({ [name]: id }), { replace: true })
  return { id: params.get(name), hrefOf, replace, close }
}
