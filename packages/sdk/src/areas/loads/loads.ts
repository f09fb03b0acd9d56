import type { components, paths } from '#generated/laia.ts'
import type { CallOptions } from '#http/call.ts'
import type { Act } from '#http/caller.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Ask } from '#http/perform.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'
import { type LoadErrors, loadErrors } from './load-errors.ts'

/** A file being loaded into records. */
export type Load = components['schemas']['Load']

/** created → queued → processing → completed | completed_with_errors | failed; processing → pausing → paused → queued. */
export type LoadState = components['schemas']['LoadState']

/** What an export takes. */
export interface ExportQuery {
  /** Template columns to write, in this order; all unless given. */
  readonly columns?: string[]
  /** What separates the cells. */
  readonly delimiter?: ',' | ';'
  /** Whether formulas are disarmed; they are unless this is false. */
  readonly formulaGuard?: boolean
}

/** What can be done with loads, one request each (specification §7). */
export interface LoadActs extends Resource<paths, '/loads', 'index' | 'show' | 'destroy'> {
  /** Starts a load, or resumes it from `paused` at the last committed slice. */
  readonly start: Act<paths, '/loads/{id}/start', 'post'>
  /** Pauses a load when the slice at hand is finished. */
  readonly stop: Act<paths, '/loads/{id}/stop', 'post'>
  /** Takes a paused or failed load up again; after errors it reads the rejected rows once more. */
  readonly restart: Act<paths, '/loads/{id}/restart', 'post'>
  /** Deletes a load with its records, errors and file. */
  readonly destroyAll: Act<paths, '/loads/{id}/all', 'delete'>
  /** Downloads the records of a load as CSV. */
  readonly export: ((id: string, query?: ExportQuery, options?: CallOptions) => DownloadCall) & Named<'get'>
  /** Downloads the rejected rows in the layout of the file, to be mended and uploaded again. */
  readonly exportErrors: ((id: string, options?: CallOptions) => DownloadCall) & Named<'get'>
  /** What was wrong with the rejected rows of a load. */
  readonly errors: ((id: string) => LoadErrors) & Named<'get'>
}

/** Builds the acts: all that pages need, who have no whole load run and wait for none. */
export function loads(kernel: Kernel): LoadActs {
  const { laia } = kernel
  const exportErrors = named('loads.exportErrors', 'get', 1, (id: string, options?: CallOptions) =>
    downloaded('loads.exportErrors', '/loads/{id}/errors/export', 'errores.csv', { id, options }),
  )
  const downloaded = (operation: string, path: string, filename: string, more: Partial<Ask>) =>
    downloadOf(laia.perform({ operation, verb: 'get', path, ...asStream, ...more }), filename)
  return {
    ...resource(laia, 'loads', '/loads', ['index', 'show', 'destroy']),
    start: laia.act('loads.start', 'post', '/loads/{id}/start', 'nothing'),
    stop: laia.act('loads.stop', 'post', '/loads/{id}/stop', 'nothing'),
    restart: laia.act('loads.restart', 'post', '/loads/{id}/restart', 'nothing'),
    destroyAll: laia.act('loads.destroyAll', 'delete', '/loads/{id}/all', 'nothing'),
    export: named('loads.export', 'get', 2, (id: string, query?: ExportQuery, options?: CallOptions) =>
      downloaded('loads.export', '/loads/{id}/records/export', 'registros.csv', { id, query, options }),
    ),
    exportErrors,
    errors: named('loads.errors', 'get', 1, (id: string) => loadErrors(kernel, exportErrors, id)),
  }
}
