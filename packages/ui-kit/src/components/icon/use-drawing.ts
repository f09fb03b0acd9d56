import type { LucideIcon } from 'lucide-react'
import { lateFrame, latePictures, signOf, type IconId } from '#icons/icons.ts'
import { useLate } from '#private/use-late.ts'

/** What draws an icon, as soon as it is loaded. */
export function useDrawing(id: IconId): LucideIcon | undefined {
  const sign = signOf(id)
  const frame = useLate(lateFrame, sign === undefined)
  const drawing = sign ?? frame?.[id]
  const pictures = useLate(latePictures, frame !== undefined && drawing === undefined)
  return drawing ?? pictures?.[id]
}
