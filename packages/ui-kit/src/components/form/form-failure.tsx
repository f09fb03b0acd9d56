import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '#components/alert/alert.tsx'

/** What went wrong with a form as a whole: below its fields, which stay where they are, and in sight. */
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
