import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { LockForm } from '#patterns/lock/lock-form.tsx'
import { PublicFrame } from '#shell/public-frame.tsx'
import { coverElement, coverPage } from './cover-page.ts'

/** The cover of a locked page, styled like the public pages. */
export function LockCover() {
  const [element] = useState(coverElement)
  useLayoutEffect(() => coverPage(document.body, element), [element])
  return createPortal(
    <PublicFrame>
      <LockForm />
    </PublicFrame>,
    element,
  )
}
