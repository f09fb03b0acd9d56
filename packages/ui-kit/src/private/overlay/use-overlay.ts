import { useEffect, useState } from 'react'
import { useLate } from '#private/use-late.ts'
import type { Late } from '#private/late.ts'
import { whenIdle } from '#private/when-idle.ts'

interface OpenState {
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** The open state, controlled or uncontrolled. */
export function useOpen({ isOpen, onOpenChange }: OpenState): [boolean, (isOpen: boolean) => void] {
  const [isOwnOpen, setOwnOpen] = useState(false)
  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  return [isOpen ?? isOwnOpen, change]
}

/** The lazily loaded overlay: preloaded when the page is idle, and loaded at once when it opens. */
export function useOverlay<Overlay>(overlay: Late<Overlay>, isOpen: boolean): Overlay | undefined {
  useEffect(() => whenIdle(() => void overlay.load().catch(() => undefined)), [overlay])
  return useLate(overlay, isOpen)
}
