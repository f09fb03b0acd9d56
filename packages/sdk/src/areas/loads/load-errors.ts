import type { LoadError as ContractLoadError } from '#generated/loads/loads.ts'
import { messageOfCode } from '#errors/message-of.ts'
import type { LaiaPaths } from '#generated/laia.ts'
import { type Call, type CallOptions, callOf } from '#http/call.ts'
import { typed } from '#http/caller.ts'
import type { DownloadCall } from '#http/download.ts'
import type { ListQuery } from '#http/from-contract.ts'
import { type List, listOf } from '#http/list.ts'
import { named, type Named } from '#http/operation.ts'
import type { Page } from '#http/page.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** One error in one cell of a rejected row. */
export type LoadError = ContractLoadError & {
  /** The message of its code in Spanish; `messageOfCode` has the other languages. */
  readonly message: string
}

type ErrorsQuery = ListQuery<LaiaPaths, '/loads/{id}/errors'>

/** The errors of the rejected rows of one load, in the order of the file. */
export interface LoadErrors {
  /** One page of the errors. */
  readonly index: ((query?: ErrorsQuery, options?: CallOptions) => Call<Page<LoadError>>) & Named<'get'>
  /** All errors, page after page. */
  readonly list: (query?: ErrorsQuery, options?: CallOptions) => List<LoadError>
  /** The rejected rows themselves, with the columns FILA and ERROR, to be corrected and uploaded again. */
  readonly export: (options?: CallOptions) => DownloadCall
}

/** Builds the errors of one load. */
export function loadErrors(
  { laia }: Kernel,
  exportErrors: (id: string, options?: CallOptions) => DownloadCall,
  id: string,
): LoadErrors {
  const operation = 'loads.errors'
  const index = named(
    operation,
    'get',
    1,
    (query?: ErrorsQuery, options?: CallOptions) =>
      callOf(
        typed<Page<ContractLoadError>>(
          laia.perform({ operation, verb: 'get', path: '/loads/{id}/errors', id, query, options }),
        ).then((answer) => ({ ...answer, data: withMessages(answer.data) })),
      ),
    [id],
  )
  return {
    index,
    list: listOf(index),
    export: (options) => exportErrors(id, options),
  }
}

function withMessages({ data, meta }: Page<ContractLoadError>): Page<LoadError> {
  return {
    meta,
    data: data.map((error) => ({ ...error, message: messageOfCode(error.code) })),
  }
}
