import type { LucideIcon } from 'lucide-react'
import { late } from '#private/late.ts'
import type { frame } from './frame.ts'
import type { pictures } from './pictures.ts'
import { signs } from './signs.ts'

/** The name of an icon of the kit. Screens and menus refer to icons by name, so that they stay data. */
export type IconId = keyof typeof signs | keyof typeof frame | keyof typeof pictures

type Drawings = Partial<Record<IconId, LucideIcon>>

const first: Drawings = signs

/** The icons of the frame and of lists. */
export const lateFrame = late<Drawings>(async () => (await import('./frame.ts')).frame)

/** All others. */
export const latePictures = late<Drawings>(async () => (await import('./pictures.ts')).pictures)

/**
 * Loads the icons of the frame. An `Icon` also loads them on demand; calling this before the first render avoids a
 * flash without them.
 * @example
 * await Promise.all([import('./main-frame.tsx'), loadIcons()])
 */
export async function loadIcons(): Promise<void> {
  await lateFrame.load()
}

/** The drawing of a built-in icon. */
export function signOf(id: IconId): LucideIcon | undefined {
  return first[id]
}
