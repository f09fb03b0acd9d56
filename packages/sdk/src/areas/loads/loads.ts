import { loads as acts, type Loads } from '#generated/families/laia.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Ask } from '#http/perform.ts'
import type { Kernel } from '#kernel/kernel.ts'
import { type LoadErrors, loadErrors } from './load-errors.ts'

/** Options of an export. */
export interface ExportQuery {
  /** Template columns to write, in this order. The default is all of them. */
  readonly columns?: string[]
  /** The cell delimiter. */
  readonly delimiter?: ',' | ';'
  /** Whether cells that look like formulas are escaped. The default is true. */
  readonly formulaGuard?: boolean
}

/** Functions on loads, one request each (specification §7). */
export interface LoadActs extends Omit<Loads, 'errors'> {
  /** Downloads the records of a load as CSV. */
  readonly export: ((id: string, query?: ExportQuery, options?: CallOptions) => DownloadCall) & Named<'get'>
  /** Downloads the rejected rows in the layout of the file, to be corrected and uploaded again. */
  readonly exportErrors: ((id: string, options?: CallOptions) => DownloadCall) & Named<'get'>
  /** The errors of the rejected rows of a load. */
  readonly errors: ((id: string) => LoadErrors) & Named<'get'>
}

/** Builds only the single-request functions, so that pages do not bundle `run` and `waitUntil`. */
export function loads(kernel: Kernel): LoadActs {
  const { laia } = kernel
  const exportErrors = named('loads.exportErrors', 'get', 1, (id: string, options?: CallOptions) =>
    downloaded('loads.exportErrors', '/loads/{id}/errors/export', 'errores.csv', { id, options }),
  )
  const downloaded = (operation: string, path: string, filename: string, more: Partial<Ask>) =>
    downloadOf(laia.perform({ operation, verb: 'get', path, ...asStream, ...more }), filename)
  return {
    ...acts(kernel),
    export: named('loads.export', 'get', 2, (id: string, query?: ExportQuery, options?: CallOptions) =>
      downloaded('loads.export', '/loads/{id}/records/export', 'registros.csv', { id, query, options }),
    ),
    exportErrors,
    errors: named('loads.errors', 'get', 1, (id: string) => loadErrors(kernel, exportErrors, id)),
  }
}
