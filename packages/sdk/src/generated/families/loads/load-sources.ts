// Generated from specs/loads/load-sources.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { LoadSourcesOperations as Operations } from '#generated/loads/load-sources.ts'
import type { LoadSource, LoadSourceInput, LoadSourceRun, LoadSourceUpdate } from '#generated/loads/load-sources.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Folders whose files are loaded on a schedule. */
export interface LoadSources {
  /** List sources. Sorted by name. */
  readonly index: Operation<[query?: Operations['loadSources.index']['parameters']['query']], Page<LoadSource>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['loadSources.index']['parameters']['query'], options?: CallOptions) => List<LoadSource>
  /** Create a source. A server folder must be below the configured root, and the host of SFTP or S3 on the configured list; anything else is `inclusion` on `folder` or `host`. SFTP requires host, user, password and host fingerprint, and S3 host, bucket and access key (`blank`). Names are unique (`taken`). The author owns its loads, is notified of failures, and needs permission to load files at every run. */
  readonly create: Operation<[body: LoadSourceInput], LoadSource, 'post'>
  /** Retrieve a source. The password is never returned. */
  readonly show: Operation<[id: string], LoadSource, 'get'>
  /** Update a source. Validated as in loadSources.create. If the password is omitted it is kept, unless host, user or fingerprint change. The caller becomes the owner. */
  readonly update: Operation<[id: string, body: LoadSourceUpdate], LoadSource, 'put'>
  /** Delete a source. Also deletes its history; its loads are kept. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Check a source for files now. In the background; results are available from `loadSources.runs`. The schedule does not change. */
  readonly run: Operation<[id: string], LoadSource, 'post'>
  /** List the files found by a source. Each file found and each failed check, newest first. A file left in place and already known is not listed again. */
  readonly runs: Operation<[id: string, query?: Operations['loadSources.runs']['parameters']['query']], Page<LoadSourceRun>, 'get'>
}

/** Builds `loadSources`: Folders whose files are loaded on a schedule. */
export const loadSources: Build<LoadSources> = /* @__PURE__ */ family('laia', 'loadSources:/loadSources index create show update destroy run=p~ runs=g?~')
