import { useCorrectionsForCompany, useOwnCorrections } from '#patterns/waiting/sources.ts'
import type { AreaWaiting } from '#patterns/waiting/waiting.ts'

export const waitingCorrections = {
  '/accesos': useOwnCorrections,
  '/admin/accesos/accesosEmpleados': useCorrectionsForCompany,
} satisfies AreaWaiting<'attendance'>
