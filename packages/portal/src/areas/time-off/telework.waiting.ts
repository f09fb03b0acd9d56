import type { AreaWaiting } from '#patterns/waiting/waiting.ts'
import { useOwnTelework } from './waiting.ts'

export const teleworkWaiting = {
  '/admin/teletrabajo/teletrabajoEmpleados': useOwnTelework,
} satisfies AreaWaiting<'time-off'>
