import { useEffect, useState } from 'react'
import { useLate } from '#private/use-late.ts'
import type { Late } from '#private/late.ts'
import { whenIdle } from '#private/when-idle.ts'

interface OpenState {
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Whether something is open, kept here or outside. */
export function useOpen({ isOpen, onOpenChange }: OpenState): [boolean, (isOpen: boolean) => void] {
  const [isOwnOpen, setOwnOpen] = useState(false)
  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  return [isOpen ?? isOwnOpen, change]
}

/** What opens over a page: it is loaded when the page has nothing else to do, and at once when it is to open. */
export function useOverlay<Overlay>(overlay: Late<Overlay>, isOpen: boolean): Overlay | undefined {
  useEffect(() => whenIdle(() => void overlay.load().catch(() => undefined)), [overlay])
  return useLate(overlay, isOpen)
}
