import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '#components/alert/alert.tsx'

/** The error of a whole form, below its fields and scrolled into view. */
export function FormFailure({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  return (
    <div ref={place}>
      <Alert tone="danger">{children}</Alert>
    </div>
  )
}
