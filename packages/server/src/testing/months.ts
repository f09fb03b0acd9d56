import type { Employed } from './employed.ts'
import { startCorrecting } from './corrections.ts'
import { employed } from './employed.ts'
import { came } from './working-time.ts'

/** The month before that of the server of `startMonths`. */
export const february = '2026-02'

/** A server on the second of March, with an HR person who locks months and compensates hours. */
export async function startMonths() {
  const started = await startCorrecting()
  const { server, pair } = started
  const hr = await employed(server, [
    'HOJAS_MES_GESTIONAR',
    'BOLSA_HORAS_GESTIONAR',
    'REPORTES_TODOS',
    'FICHAJE_CREAR',
    'CONTRATOS_GESTIONAR',
  ])
  /** A person who worked nine hours on the first Monday of February, one more than the contract requires. */
  async function worked(minutes = 540): Promise<Employed> {
    const { one } = await pair()
    await came(server, one, '2026-02-02', minutes)
    return one
  }
  return { ...started, hr, worked }
}

/** Confirms the current content of a month. */
export async function confirmed({ portal, id }: Employed, month = february) {
  const { hash } = await portal.monthSheets.show(id, { month })
  return portal.monthSheets.confirm(id, { month, hash })
}

export type Months = Awaited<ReturnType<typeof startMonths>>
