import { teleworkVersions as acts, type TeleworkVersions } from '#generated/families/intranet.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** The versions of telework agreements, from the draft to the signature. */
export interface TeleworkVersionActs extends TeleworkVersions {
  /** Downloads an agreement as PDF. */
  readonly export: ((id: string, options?: CallOptions) => DownloadCall) & Named<'get'>
  /** Downloads the copy for the workers' representatives as PDF, without personal data. */
  readonly copy: ((id: string, options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Builds the family. */
export function teleworkVersions(kernel: Kernel): TeleworkVersionActs {
  const download = (act: 'export' | 'copy') => {
    const operation = `teleworkVersions.${act}` as const
    const path = `/telework-versions/{id}/${act}` as const
    return named(operation, 'get', 1, (id: string, options?: CallOptions) =>
      downloadOf(
        kernel.intranet.perform({ operation, verb: 'get', path, id, options, ...asStream }),
        'teletrabajo.pdf',
      ),
    )
  }
  return { ...acts(kernel), export: download('export'), copy: download('copy') }
}
