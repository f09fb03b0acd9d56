import type { AreaWaiting } from '#patterns/waiting/waiting.ts'
import { useOwnProofs } from './waiting.ts'

export const absencesWaiting = { '/ausencias': useOwnProofs } satisfies AreaWaiting<'time-off'>
