import { useStoppedLoads } from '#patterns/waiting/sources.ts'
import type { AreaWaiting } from '#patterns/waiting/waiting.ts'

export const loadsWaiting = { '/clustering/cargue': useStoppedLoads } satisfies AreaWaiting<'loads'>
