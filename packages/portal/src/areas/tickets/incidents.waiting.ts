import type { AreaWaiting } from '#patterns/waiting/waiting.ts'
import { useWaitingIncidents } from './waiting.ts'

export const incidentsWaiting = { '/incidencias': useWaitingIncidents } satisfies AreaWaiting<'tickets'>
