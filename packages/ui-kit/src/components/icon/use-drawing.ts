import type { LucideIcon } from 'lucide-react'
import { lateFrame, latePictures, signOf, type IconId } from '#icons/icons.ts'
import { useLate } from '#private/use-late.ts'

/** The drawing of an icon, once it is loaded. */
export function useDrawing(id: IconId): LucideIcon | undefined {
  const sign = signOf(id)
  const frame = useLate(lateFrame, sign === undefined)
  const drawing = sign ?? frame?.[id]
  const pictures = useLate(latePictures, frame !== undefined && drawing === undefined)
  return drawing ?? pictures?.[id]
}
