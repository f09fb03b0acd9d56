import { activations as acts, type Activations } from '#generated/families/main.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** Functions on activations of segments. */
export interface ActivationActs extends Activations {
  /** Downloads the certificate of filtering as a PDF. */
  readonly certificate: ((id: string, options?: CallOptions) => DownloadCall) & Named<'get'>
  /** Downloads the certificate of filtering as signed JSON, which `portal verify` checks. */
  readonly proof: ((id: string, options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Builds `activations`, whose certificate is a PDF or signed JSON. */
export function activations(kernel: Kernel): ActivationActs {
  const { main } = kernel
  return {
    ...acts(kernel),
    certificate: named('activations.certificate', 'get', 1, (id: string, options?: CallOptions) => {
      const ask = {
        operation: 'activations.certificate',
        verb: 'get',
        path: '/activations/{id}/certificate',
      } as const
      return downloadOf(main.perform({ ...ask, ...asStream, id, options }), 'certificado.pdf')
    }),
    proof: named('activations.proof', 'get', 1, (id: string, options?: CallOptions) => {
      const ask = { operation: 'activations.proof', verb: 'get', path: '/activations/{id}/proof' } as const
      return downloadOf(main.perform({ ...ask, ...asStream, id, options }), 'certificado.json')
    }),
  }
}
