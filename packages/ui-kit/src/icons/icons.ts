import type { LucideIcon } from 'lucide-react'
import { late } from '#private/late.ts'
import type { frame } from './frame.ts'
import type { pictures } from './pictures.ts'
import { signs } from './signs.ts'

/** The name of an icon of the kit, by which screens and menus ask for it, so that they stay data. */
export type IconId = keyof typeof signs | keyof typeof frame | keyof typeof pictures

type Drawings = Partial<Record<IconId, LucideIcon>>

const first: Drawings = signs

/** The icons of the frame and of lists. */
export const lateFrame = late<Drawings>(async () => (await import('./frame.ts')).frame)

/** All others. */
export const latePictures = late<Drawings>(async () => (await import('./pictures.ts')).pictures)

/**
 * Loads the icons of the frame; the first `Icon` that needs one that is not there loads it by itself. Called before the
 * frame is shown, it spares the reader the moment in which they are missing.
 * @example
 * await Promise.all([import('./main-frame.tsx'), loadIcons()])
 */
export async function loadIcons(): Promise<void> {
  await lateFrame.load()
}

/** What draws an icon that is there from the start. */
export function signOf(id: IconId): LucideIcon | undefined {
  return first[id]
}
