import type { components, paths } from '#generated/laia.ts'
import type { CallOptions } from '#http/call.ts'
import type { Act, Caller } from '#http/caller.ts'
import { type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
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
  readonly export: ((id: string, query?: ExportQuery, options?: CallOptions) => DownloadCall) & Named
  /** Downloads the rejected rows in the layout of the file, to be mended and uploaded again. */
  readonly exportErrors: ((id: string, options?: CallOptions) => DownloadCall) & Named
  /** What was wrong with the rejected rows of a load. */
  readonly errors: ((id: string) => LoadErrors) & Named
}

/** Builds the acts. */
export function loads(laia: Caller<paths>): LoadActs {
  const exportErrors = named('loads.exportErrors', 1, (id: string, options?: CallOptions) =>
    downloadOf(
      laia.perform({
        operation: 'loads.exportErrors',
        verb: 'get',
        path: '/loads/{id}/errors/export',
        id,
        isStream: true,
        options,
      }),
      'errores.csv',
    ),
  )
  return {
    ...resource(laia, 'loads', '/loads', ['index', 'show', 'destroy']),
    start: laia.act('loads.start', 'post', '/loads/{id}/start', 'nothing'),
    stop: laia.act('loads.stop', 'post', '/loads/{id}/stop', 'nothing'),
    restart: laia.act('loads.restart', 'post', '/loads/{id}/restart', 'nothing'),
    destroyAll: laia.act('loads.destroyAll', 'delete', '/loads/{id}/all', 'nothing'),
    export: named('loads.export', 2, (id: string, query?: ExportQuery, options?: CallOptions) =>
      downloadOf(
        laia.perform({
          operation: 'loads.export',
          verb: 'get',
          path: '/loads/{id}/records/export',
          id,
          query,
          isStream: true,
          options,
        }),
        'registros.csv',
      ),
    ),
    exportErrors,
    errors: named('loads.errors', 1, (id: string) => loadErrors(laia, exportErrors, id)),
  }
}
