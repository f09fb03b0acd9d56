import { useLocation, useSearchParams } from 'react-router-dom'

/** What a word of the address names, the address that names another, and how to name another in its place or nothing. */
export function useOpened(name: string) {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(params)
    next.set(name, id)
    return `${pathname}?${next.toString()}`
  }
  const close = () =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.delete(name)
      return next
    })
  const replace = (id: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.set(name, id)
        return next
      },
      { replace: true },
    )
  return { id: params.get(name), hrefOf, replace, close }
}
