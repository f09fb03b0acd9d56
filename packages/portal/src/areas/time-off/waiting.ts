import { useWaitingRequests } from '#patterns/waiting/sources.ts'
import type { AreaWaiting } from '#patterns/waiting/waiting.ts'

export const waitingOfTimeOff = { '/admin/solicitudes': useWaitingRequests } satisfies AreaWaiting<'time-off'>
